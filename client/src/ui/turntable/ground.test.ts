import { expect, test } from 'vitest';
import { putOnGround } from './ground.ts';

/** 101 x 101 pixels of one colour, with one of another in the middle. */
function frameOf(backdrop: readonly number[], middle: readonly number[]): ImageData {
  const data = new Uint8ClampedArray(101 * 101 * 4);
  for (let at = 0; at < data.length; at += 4) data.set(backdrop, at);
  data.set(middle, 4 * (50 * 101 + 50));
  return { width: 101, height: 101, data, colorSpace: 'srgb' };
}

function pixel({ data }: ImageData, x: number, y: number): number[] {
  return [...data.slice(4 * (y * 101 + x), 4 * (y * 101 + x + 1))];
}

test('frames before any backdrop have the same ground, and fade towards the edges', () => {
  for (const backdrop of [
    [236, 240, 242, 255],
    [184, 192, 202, 255],
  ]) {
    const shadow = backdrop.map((level, channel) => (channel === 3 ? 255 : level / 2));
    const frame = frameOf(backdrop, shadow);
    expect(putOnGround(frame)).toBe(true);
    expect(pixel(frame, 30, 50)).toEqual([238, 232, 220, 255]);
    expect(pixel(frame, 50, 50)).toEqual([119, 116, 110, 255]);
    expect(pixel(frame, 0, 50)[3]).toBe(0);
    expect(pixel(frame, 50, 100)[3]).toBe(0);
  }
});

test.each([[[0, 0, 0, 0]], [[20, 20, 20, 255]]])(
  'a frame on %j has no backdrop and stays as it is',
  (ground) => {
    const frame = frameOf(ground, [200, 10, 10, 255]);
    expect(putOnGround(frame)).toBe(false);
    expect(frame.data).toEqual(frameOf(ground, [200, 10, 10, 255]).data);
  },
);
