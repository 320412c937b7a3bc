/** The used part of libheif: its functions in C, whose structs and pointers are places in its memory. */
declare module 'libheif-js/wasm-bundle.js' {
  type Pointer = number;

  /** A function that writes its `heif_error` to `failure`. */
  type Failing<Arguments extends number[]> = (failure: Pointer, ...rest: Arguments) => void;

  type Decoding = [handle: Pointer, image: Pointer, colours: number, chroma: number, options: 0];

  const libheif: {
    /** Its memory; it is replaced when it grows, so it is read again each time. */
    HEAPU8: Uint8Array<ArrayBuffer>;
    HEAPU32: Uint32Array<ArrayBuffer>;
    _malloc: (bytes: number) => Pointer;
    _free: (at: Pointer) => void;
    _heif_context_alloc: () => Pointer;
    _heif_context_free: (context: Pointer) => void;
    _heif_context_read_from_memory: Failing<
      [context: Pointer, bytes: Pointer, length: number, options: 0]
    >;
    _heif_context_get_primary_image_handle: Failing<[context: Pointer, handle: Pointer]>;
    _heif_image_handle_release: (handle: Pointer) => void;
    _heif_image_handle_get_width: (handle: Pointer) => number;
    _heif_image_handle_get_height: (handle: Pointer) => number;
    _heif_image_handle_get_ispe_width: (handle: Pointer) => number;
    _heif_image_handle_get_ispe_height: (handle: Pointer) => number;
    _heif_image_handle_has_alpha_channel: (handle: Pointer) => 0 | 1;
    _heif_image_handle_get_image_tiling: Failing<
      [handle: Pointer, isUpright: 0 | 1, tiling: Pointer]
    >;
    _heif_decode_image: Failing<Decoding>;
    _heif_image_handle_decode_image_tile: Failing<[...Decoding, column: number, row: number]>;
    _heif_image_release: (image: Pointer) => void;
    _heif_image_get_width: (image: Pointer, channel: number) => number;
    _heif_image_get_height: (image: Pointer, channel: number) => number;
    _heif_image_get_plane_readonly2: (image: Pointer, channel: number, stride: Pointer) => Pointer;
  };
  export = libheif;
}
