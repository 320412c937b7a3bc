import { WIDEST_PICTURE, type PictureLimits } from '@dealership/shared';
import libheif from 'libheif-js/wasm-bundle.js';
import type { MainPicture } from './decode-main.ts';
import { HEIC_WITHOUT_TILES } from './heic.ts';

// Values of enums in libheif's `heif_color.h` and `heif_image.h`.
const [RGB, INTERLEAVED_RGB, INTERLEAVED_RGBA, INTERLEAVED] = [1, 10, 11, 10] as const;

/** The fields of `heif_image_tiling`, each of 4 bytes, that we read. */
const TILING = { columns: 1, rows: 2, tileWidth: 3, tileHeight: 4, top: 7, left: 8 } as const;

type Tiling = Record<keyof typeof TILING, number>;

/** More than `heif_image_tiling` has. */
const STRUCT_BYTES = 128;

/** A picture of the file, or one of its tiles, in the memory of the decoder. */
interface Tile {
  /** Of its upper left corner in the picture; below 0 where the picture begins within the tile. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** In bytes, from one row to the next. */
  stride: number;
  data: Uint8Array;
}

/**
 * Decodes the main picture of a file upright. Phones make theirs of tiles of 512 x 512; these are decoded one at a
 * time, and of large pictures squares of pixels are averaged at once, so that no picture is in memory as a whole.
 * @throws with the code `HEIC_WITHOUT_TILES`, and when it is damaged, or has more pixels than its header says
 */
export function decodeHeic(
  bytes: Uint8Array,
  { heicPixels: most = 0, heicTilePixels: mostOfTile = 0 }: PictureLimits,
): MainPicture {
  const context = libheif._heif_context_alloc();
  const file = libheif._malloc(bytes.length);
  try {
    libheif.HEAPU8.set(bytes, file);
    attempt((failure) => {
      libheif._heif_context_read_from_memory(failure, context, file, bytes.length, 0);
    });
    const handle = pointerFrom((failure, to) => {
      libheif._heif_context_get_primary_image_handle(failure, context, to);
    });
    try {
      return decodeTiles(handle, { most, mostOfTile });
    } finally {
      libheif._heif_image_handle_release(handle);
    }
  } finally {
    libheif._heif_context_free(context);
    libheif._free(file);
  }
}

function decodeTiles(
  handle: number,
  { most, mostOfTile }: { most: number; mostOfTile: number },
): MainPicture {
  const width = libheif._heif_image_handle_get_width(handle);
  const height = libheif._heif_image_handle_get_height(handle);
  if (width * height > most) throw new Error('more pixels than its header says');
  const channels = libheif._heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
  const tiling = tilingOf(handle, { width, height });
  // Tiles are decoded without transparency, and libheif does not give their places in a cropped picture.
  const isWhole = tiling.columns * tiling.rows <= 1 || channels === 4 || isCropped(handle);
  const tilePixels = isWhole ? width * height : tiling.tileWidth * tiling.tileHeight;
  if (tilePixels > mostOfTile) {
    throw Object.assign(new Error('without tiles'), { code: HEIC_WITHOUT_TILES });
  }
  const picture = startPicture({ width, height, channels });
  if (isWhole) {
    withImage(handle, { channels }, (image) => {
      picture.add({ left: 0, top: 0, ...image });
    });
    return picture.end();
  }
  for (let row = 0; row < tiling.rows; row += 1) {
    for (let column = 0; column < tiling.columns; column += 1) {
      withImage(handle, { channels, tile: { column, row } }, (image) => {
        const left = column * tiling.tileWidth - tiling.left;
        const top = row * tiling.tileHeight - tiling.top;
        picture.add({ left, top, ...image });
      });
    }
  }
  return picture.end();
}

/** Turned and mirrored as the picture is shown. */
function tilingOf(handle: number, { width, height }: { width: number; height: number }): Tiling {
  return withStruct((at) => {
    attempt((failure) => {
      libheif._heif_image_handle_get_image_tiling(failure, handle, 1, at);
    });
    const read = Object.fromEntries(
      Object.entries(TILING).map(([name, index]) => [name, libheif.HEAPU32[at / 4 + index] ?? 0]),
    ) as Tiling;
    const { columns, rows, tileWidth, tileHeight, left, top } = read;
    return {
      ...read,
      // libheif 1.23 shows correctly whether the picture begins within its first tile, but gives the size of the
      // visible part in place of the offset.
      left: left === 0 ? 0 : columns * tileWidth - width,
      top: top === 0 ? 0 : rows * tileHeight - height,
    };
  });
}

function isCropped(handle: number): boolean {
  const shown =
    libheif._heif_image_handle_get_width(handle) * libheif._heif_image_handle_get_height(handle);
  const stored =
    libheif._heif_image_handle_get_ispe_width(handle) *
    libheif._heif_image_handle_get_ispe_height(handle);
  return shown !== stored;
}

/** Decodes a tile, or without one all of the picture, in red, green, blue and, of four channels, alpha. */
function withImage(
  handle: number,
  { channels, tile }: { channels: 3 | 4; tile?: { column: number; row: number } },
  use: (image: Omit<Tile, 'left' | 'top'>) => void,
): void {
  const chroma = channels === 4 ? INTERLEAVED_RGBA : INTERLEAVED_RGB;
  const image = pointerFrom((failure, to) => {
    if (tile) {
      const { column, row } = tile;
      const { _heif_image_handle_decode_image_tile: decodeTile } = libheif;
      decodeTile(failure, handle, to, RGB, chroma, 0, column, row);
    } else {
      libheif._heif_decode_image(failure, handle, to, RGB, chroma, 0);
    }
  });
  try {
    withStruct((strideAt) => {
      const from = libheif._heif_image_get_plane_readonly2(image, INTERLEAVED, strideAt);
      if (from === 0) throw new Error('it cannot be decoded');
      const stride = libheif.HEAPU32[strideAt / 4] ?? 0;
      const width = libheif._heif_image_get_width(image, INTERLEAVED);
      const height = libheif._heif_image_get_height(image, INTERLEAVED);
      const data = libheif.HEAPU8.subarray(from, from + stride * height);
      use({ width, height, stride, data });
    });
  } finally {
    libheif._heif_image_release(image);
  }
}

/**
 * The picture that tiles are put into. Where it is more than twice as wide as the result, 2 x 2, 4 x 4 or more of its
 * pixels become one, which is then scaled down carefully.
 */
function startPicture({ width, height, channels }: Omit<MainPicture, 'data'>) {
  let bits = 0;
  // The mean of alpha and colour apart would be wrong at edges; of more than 4 bits a sum of 16 bits would overflow.
  while (channels === 3 && bits < 4 && width >> (bits + 1) >= 2 * WIDEST_PICTURE) bits += 1;
  const [small, low] = [width >> bits, height >> bits];
  const sums = new Uint16Array(small * low * channels);
  return {
    add({ left, top, width: tileWidth, height: tileHeight, stride, data }: Tile) {
      const [fromX, toX] = [Math.max(0, -left), Math.min(tileWidth, (small << bits) - left)];
      const [fromY, toY] = [Math.max(0, -top), Math.min(tileHeight, (low << bits) - top)];
      for (let y = fromY; y < toY; y += 1) {
        const row = ((top + y) >> bits) * small;
        let from = y * stride + fromX * channels;
        for (let x = fromX; x < toX; x += 1) {
          let to = (row + ((left + x) >> bits)) * channels;
          for (let channel = 0; channel < channels; channel += 1) {
            sums[to] = (sums[to] ?? 0) + (data[from] ?? 0);
            to += 1;
            from += 1;
          }
        }
      }
    },
    end(): MainPicture {
      const mean = new Uint8Array(sums.length);
      for (let at = 0; at < sums.length; at += 1) mean[at] = (sums[at] ?? 0) >> (2 * bits);
      return { data: mean, width: small, height: low, channels };
    },
  };
}

/** @throws when the function has written a failure */
function attempt(run: (failure: number) => void): void {
  withStruct((failure) => {
    run(failure);
    const code = libheif.HEAPU32[failure / 4];
    if (code !== 0) throw new Error(`libheif: failure ${String(code)}`);
  });
}

/** The result that a function has written to a pointer. */
function pointerFrom(run: (failure: number, to: number) => void): number {
  return withStruct((to) => {
    attempt((failure) => {
      run(failure, to);
    });
    return libheif.HEAPU32[to / 4] ?? 0;
  });
}

function withStruct<Result>(use: (at: number) => Result): Result {
  const at = libheif._malloc(STRUCT_BYTES);
  try {
    libheif.HEAPU8.fill(0, at, at + STRUCT_BYTES);
    return use(at);
  } finally {
    libheif._free(at);
  }
}
