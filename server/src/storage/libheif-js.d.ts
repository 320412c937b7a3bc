/** What we use of it; it has no types for this, its older and simpler half. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
    /** Fills `data` with red, green, blue and alpha of each pixel, turned and mirrored as the file asks; `null`: cannot. */
    display: (
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (filled: { data: Uint8ClampedArray } | null) => void,
    ) => void;
  }

  const libheif: { HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] } };
  export = libheif;
}
