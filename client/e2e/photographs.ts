import sharp from 'sharp';

/** A file as `setInputFiles` takes it. */
interface InputFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Made only once, since it takes most of the time for a photograph. */
let grain: Promise<Buffer> | undefined;

function makeGrain(): Promise<Buffer> {
  return sharp({
    create: {
      width: 500,
      height: 375,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .blur(1.2)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A vehicle in a yard, like a phone's photograph: rough ground, and slightly different light in each. */
export async function photograph(
  name: string,
  { width = 1000, height = 750, angle = 0, isTurned = false, quality = 85 } = {},
): Promise<InputFile> {
  const seat = width / 2 + (width / 4) * Math.cos((angle * Math.PI) / 180);
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#9fb7c9"/><stop offset="0.6" stop-color="#d8d2c4"/>
      <stop offset="0.62" stop-color="#8a8072"/><stop offset="1" stop-color="#6b6257"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="${width * 0.3}" cy="${height * 0.72}" r="${height * 0.14}" fill="#1b1d1f"/>
    <circle cx="${width * 0.7}" cy="${height * 0.72}" r="${height * 0.14}" fill="#1b1d1f"/>
    <rect x="${width * 0.28}" y="${height * 0.42}" width="${width * 0.44}" height="${height * 0.2}" rx="40" fill="#c8102e"/>
    <ellipse cx="${seat}" cy="${height * 0.4}" rx="${width * 0.1}" ry="${height * 0.05}" fill="#26282b"/>
  </svg>`;
  grain ??= makeGrain();
  const picture = sharp(Buffer.from(scene))
    .composite([{ input: await grain, tile: true, blend: 'soft-light' }])
    .jpeg({ quality });
  const plain = await picture.withMetadata({ orientation: isTurned ? 6 : 1 }).toBuffer();
  const buffer = isTurned ? await withPlace(plain, quality) : plain;
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Adds the place where it was taken. */
function withPlace(file: Buffer, quality: number): Promise<Buffer> {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '26/1 43/1 0/1' };
  return sharp(file).keepExif().withExifMerge({ IFD3: place }).jpeg({ quality }).toBuffer();
}
