import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gramsOf } from './grams.ts';
import { addIds, blockOf, IDS_OF_BLOCK, idsInAll, removeIds, sizeOf } from './id-set.ts';

const BLOCK = 7;

/** Few ids, whose set is stored as a list, and many, whose set is a bitmap; in any order, some twice. */
const idLists = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.array(fc.nat(IDS_OF_BLOCK - 1), { maxLength: 40 }))
  .map(([step, some]) => [
    ...some,
    ...Array.from({ length: step < 20 ? IDS_OF_BLOCK / step : 0 }, (_, i) => Math.floor(i * step)),
  ])
  .map((places) => places.map((place) => BLOCK * IDS_OF_BLOCK + place));

const inOrder = (ids: Iterable<number>) => [...new Set(ids)].sort((a, b) => a - b);

describe('a stored set of ids', () => {
  it('holds what was added and not removed, and intersects with other sets', () => {
    fc.assert(
      fc.property(idLists, idLists, idLists, (some, more, gone) => {
        const added = addIds(addIds(new Uint8Array(), some), more);
        expect(idsInAll([added], BLOCK)).toEqual(inOrder([...some, ...more]));
        expect(sizeOf(added)).toBe(new Set([...some, ...more]).size);
        expect(added.length).toBeLessThanOrEqual(IDS_OF_BLOCK / 8);
        const goneIds = new Set(gone);
        const left = removeIds(added, gone);
        const expected = inOrder([...some, ...more]).filter((id) => !goneIds.has(id));
        expect(idsInAll([left], BLOCK)).toEqual(expected);
        const moreIds = new Set(more);
        const common = idsInAll([left, addIds(new Uint8Array(), more)], BLOCK);
        expect(common).toEqual(expected.filter((id) => moreIds.has(id)));
      }),
      { numRuns: 40, seed: 60 },
    );
    expect(idsInAll([], BLOCK)).toEqual([]);
    expect(blockOf(BLOCK * IDS_OF_BLOCK)).toBe(BLOCK);
  });
});

describe('the grams of a text', () => {
  it('include those of every part of it', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(texts, fc.nat(40), fc.nat(40), (text, start, length) => {
        const grams = gramsOf(text);
        for (const gram of gramsOf(text.slice(start, start + length))) {
          expect(grams.has(gram)).toBe(true);
        }
      }),
      { numRuns: 300, seed: 61 },
    );
  });

  it('do not exist for two characters, nor across two fields', () => {
    expect(gramsOf('ab').size).toBe(0);
    expect(gramsOf('abc').size).toBe(1);
    expect(gramsOf('ab\u001fcd').size).toBe(0);
  });

  it('seldom share a number', () => {
    const digits = Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0'));
    const words = Array.from('abcdefghijklmnop').flatMap((a) =>
      Array.from('aeiouy', (b) => `${a}${b}${a}`),
    );
    const texts = [...digits, ...words];
    const numbers = new Set(texts.flatMap((text) => [...gramsOf(text)]));
    expect(numbers.size).toBeGreaterThan(texts.length * 0.97);
  });
});
