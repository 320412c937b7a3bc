import { describe, expect, it } from 'vitest';
import { modelKey } from '@dealership/shared';
import { catalogue } from './catalogue.ts';

const complete = catalogue.filter(({ specs }) => specs !== null);
const bare = catalogue.filter(({ specs }) => specs === null);

function range(count: number, from: number, to: number) {
  return { isWithin: count >= from && count <= to, count };
}

describe('the demo catalogue', () => {
  it('has 26 models, 17 of them motorcycles, each under a name of its own', () => {
    expect(catalogue).toHaveLength(26);
    expect(catalogue.filter(({ type }) => type === 'motorcycle')).toHaveLength(17);
    expect(new Set(catalogue.map(({ bikeName }) => modelKey(bikeName))).size).toBe(26);
  });

  it('has no details for XBLADE and CD110DELUXE alone', () => {
    expect(bare.map(({ bikeName }) => modelKey(bikeName)).sort()).toEqual([
      'cd110deluxe',
      'xblade',
    ]);
    for (const { price, variants, colours, features, accessories } of bare) {
      expect(price).toBeGreaterThan(0);
      expect([...variants, ...colours, ...features, ...accessories]).toEqual([]);
    }
  });

  it.each(complete)('$name is complete', (sheet) => {
    expect(range(sheet.variants.length, 2, 4)).toMatchObject({ isWithin: true });
    expect(range(sheet.colours.length, 3, 6)).toMatchObject({ isWithin: true });
    expect(range(sheet.features.length, 4, 8)).toMatchObject({ isWithin: true });
    expect(range(sheet.accessories.length, 4, 8)).toMatchObject({ isWithin: true });
    const sections = Object.values(sheet.specs ?? {}) as Record<string, string>[];
    expect(sections).toHaveLength(6);
    for (const section of sections) {
      expect(range(Object.keys(section).length, 4, 12)).toMatchObject({ isWithin: true });
      for (const label of Object.keys(section)) expect(label).toMatch(/^[a-z][A-Za-z0-9]*$/);
    }
  });

  it.each(complete)('$name starts from its cheapest variant', ({ price, variants, name }) => {
    const prices = variants.map((variant) => variant.price);
    expect(prices[0], name).toBe(price);
    expect(Math.min(...prices)).toBe(price);
    expect(new Set(variants.map((variant) => variant.name)).size).toBe(variants.length);
  });
});
