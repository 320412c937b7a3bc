import { describe, expect, it } from 'vitest';
import { OutlinePen } from './outline-pen.ts';

const style = { face: 'text', size: 100, colour: '#000' } as const;

function drawn(text: string) {
  const pen = new OutlinePen();
  pen.write(text, style, { x: 10, y: 200 });
  const [line = ''] = pen.drawn;
  return {
    shapes: Array.from(line.matchAll(/<path d="([^"]+)"/g), ([, path = '']) => path),
    places: Array.from(line.matchAll(/matrix\(([^)]+)\)/g), ([, at = '']) =>
      at.split(' ').map(Number).slice(4),
    ),
    width: pen.widthOf(text, style),
  };
}

describe('a text as outlines', () => {
  it('begins at its place, and is as wide as its letters', () => {
    const { shapes, places, width } = drawn('AAA');
    expect(new Set(shapes).size).toBe(1);
    expect(places[0]).toEqual([10, 200]);
    expect((places[1]?.[0] ?? 0) - 10).toBeCloseTo(width / 3, 3);
    expect(drawn(' ').shapes).toEqual([]);
  });

  it.each([
    // The vowel sign is written before its letter, the conjunct is one glyph.
    ['Bengali', 'কি', 'ক', 'ক্ষ'],
    ['Hindi', 'कि', 'क', 'क्ष'],
  ])('shapes %s', (_script, withSign, letter, conjunct) => {
    const [plain] = drawn(letter).shapes;
    expect(drawn(withSign).shapes.at(-1)).toBe(plain);
    expect(drawn(withSign).shapes).toHaveLength(2);
    expect(drawn(conjunct).shapes).toHaveLength(1);
    expect(drawn(conjunct).shapes[0]).not.toBe(plain);
  });

  it('leaves out what no font has', () => {
    expect(drawn('漢').shapes).toEqual([]);
    expect(drawn('A漢A').shapes).toHaveLength(2);
  });
});
