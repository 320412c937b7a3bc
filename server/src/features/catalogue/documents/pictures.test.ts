import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureForCard, pictureOnColour, studioScene, type PictureFile } from './pictures.ts';
import { buildPicture } from './test/samples.ts';

type Colour = [red: number, green: number, blue: number];

/** The colour at a place of a picture, given in shares of its size. */
async function colourAt(jpeg: Buffer | undefined, [x, y]: [number, number]): Promise<Colour> {
  const { width, height } = await sharp(jpeg).metadata();
  const place = { left: Math.floor(x * (width - 1)), top: Math.floor(y * (height - 1)) };
  const pixel = sharp(jpeg).extract({ ...place, width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0] = await pixel.raw().toBuffer();
  return [red, green, blue];
}

const isRed = ([red, green]: Colour) => red > 180 && green < 60;
const isBlue = ([red, , blue]: Colour) => blue > 180 && red < 60;

/** A photograph, blue but for its last tenth, which is red: at its right, or at its foot. */
async function photograph(side: 'right' | 'foot'): Promise<Buffer> {
  const isWide = side === 'right';
  const [width, height] = isWide ? [1000, 300] : [300, 1000];
  const red = isWide
    ? '<rect x="900" width="100" height="300" fill="#f00"/>'
    : '<rect y="900" width="300" height="100" fill="#f00"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#00f"/>${red}</svg>`;
  return sharp(Buffer.from(svg)).flatten().webp({ quality: 95 }).toBuffer();
}

const box = { width: 90, height: 60 };

describe('a photograph', () => {
  it('is cropped where its focus is', async () => {
    const bytes = await photograph('right');
    const seen = async (focus: NonNullable<PictureFile>['focus']) =>
      colourAt(await pictureForCard({ bytes, focus }, box), [0.97, 0.5]);
    expect(isBlue(await seen(undefined))).toBe(true);
    expect(isRed(await seen({ x: 100, y: 0 }))).toBe(true);
    const foot = await photograph('foot');
    const card = await pictureForCard({ bytes: foot, focus: { x: 0, y: 100 } }, box);
    expect(isRed(await colourAt(card, [0.5, 0.97]))).toBe(true);
  });

  it('is in a row with air above and below, and sharp to its sides', async () => {
    const bytes = await photograph('right');
    const jpeg = await pictureOnColour({ bytes }, { box, background: '#ffffff' });
    expect(await colourAt(jpeg, [0.5, 0])).toEqual([255, 255, 255]);
    expect(await colourAt(jpeg, [0.5, 1])).toEqual([255, 255, 255]);
    expect(isBlue(await colourAt(jpeg, [0, 0.5]))).toBe(true);
  });

  it('is as wide as the cover, below the name', async () => {
    const place = { width: 40, height: 30, left: 30, top: 60 };
    const scene = await studioScene(
      { bytes: await photograph('right'), focus: { x: 100, y: 50 } },
      { box: { width: 100, height: 100 }, picture: place, photograph: { top: 40, height: 50 } },
    );
    expect(scene.hasPicture).toBe(true);
    const seen = (at: [number, number]) => colourAt(scene.jpeg, at);
    expect(isBlue(await seen([0, 0.5]))).toBe(true);
    expect(isRed(await seen([0.99, 0.5]))).toBe(true);
    for (const height of [0.36, 0.94]) expect(isBlue(await seen([0, height]))).toBe(false);
  });
});

it('a picture without a background is drawn on ours, as a whole', async () => {
  const place = { width: 80, height: 60, left: 10, top: 30 };
  const scene = await studioScene(await buildPicture(), {
    box: { width: 100, height: 100 },
    picture: place,
    photograph: { top: 0, height: 100 },
  });
  expect(isRed(await colourAt(scene.jpeg, [0.5, 0.62]))).toBe(true);
  const [red, green, blue] = await colourAt(scene.jpeg, [0.2, 0.62]);
  expect(Math.min(red, green, blue)).toBeGreaterThan(180);
});
