import sharp from 'sharp';
import { WIDEST_PICTURE } from '@dealership/shared';

/** A picture in the largest size that is stored, decoded. */
export interface MainPicture {
  /** A byte for each colour value, `channels` of them a pixel, row by row. */
  data: Uint8Array;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** A long strip would exceed WebP's limit of 16,383 pixels. */
const TALLEST_PICTURE = 2 * WIDEST_PICTURE;

/** A picture that takes longer is an attack; an ordinary one of 65 megapixels takes 1 to 3 s. */
const DECODING_SECONDS = 15;

/**
 * Decodes a picture upright, as small as the largest size that is stored.
 * @param source a file, or a decoded picture
 * @throws when it is damaged, has more pixels, or takes too long
 */
export async function decodeMain(
  source: Uint8Array | MainPicture,
  { mostPixels }: { mostPixels: number },
): Promise<MainPicture> {
  const options = {
    limitInputPixels: mostPixels,
    // Small flaws, which phones leave, only warn; a truncated picture is refused.
    failOn: 'error',
  } as const;
  const picture =
    source instanceof Uint8Array
      ? sharp(source, options)
      : sharp(source.data, { ...options, raw: source });
  const { data, info } = await picture
    .timeout({ seconds: DECODING_SECONDS })
    .autoOrient()
    .resize({
      width: WIDEST_PICTURE,
      height: TALLEST_PICTURE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}
