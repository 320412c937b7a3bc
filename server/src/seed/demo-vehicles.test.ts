import { describe, expect, it } from 'vitest';
import { modelKey } from '@dealership/shared';
import data from './demo-vehicles.json' with { type: 'json' };
import { demoVehiclesSchema, readDemoVehicles, type SeedVehicle } from './demo-vehicles.ts';

const vehicles = readDemoVehicles();
const complete = vehicles.filter(({ specs }) => specs !== null);
const bare = vehicles.filter(({ specs }) => specs === null);
const [first, second] = vehicles as [SeedVehicle, SeedVehicle];

function range(count: number, from: number, to: number) {
  return { isWithin: count >= from && count <= to, count };
}

describe('the demo catalogue', () => {
  it('is stored as its file says, nothing added and nothing left out', () => {
    expect(vehicles).toEqual(data);
  });

  it('has 26 models, 17 of them motorcycles', () => {
    expect(vehicles).toHaveLength(26);
    expect(vehicles.filter(({ type }) => type === 'motorcycle')).toHaveLength(17);
  });

  it('has details for all models except XBLADE and CD110DELUXE', () => {
    expect(bare.map(({ bikeName }) => modelKey(bikeName)).sort()).toEqual([
      'cd110deluxe',
      'xblade',
    ]);
    for (const { variants, colours, features, accessories } of bare) {
      expect([...variants, ...colours, ...features, ...accessories]).toEqual([]);
    }
  });

  it.each(complete)('$name is complete', ({ variants, colours, features, accessories, specs }) => {
    expect(range(variants.length, 2, 4)).toMatchObject({ isWithin: true });
    expect(range(colours.length, 3, 6)).toMatchObject({ isWithin: true });
    expect(range(features.length, 4, 8)).toMatchObject({ isWithin: true });
    expect(range(accessories.length, 4, 8)).toMatchObject({ isWithin: true });
    expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
    for (const section of Object.values(specs ?? {})) {
      expect(range(Object.keys(section).length, 4, 12)).toMatchObject({ isWithin: true });
    }
  });
});

describe('the schema of the demo catalogue', () => {
  it.each<[string, unknown, (string | number)[]]>([
    ['a key that it does not know', [{ ...first, prise: 1 }], [0]],
    [
      'one in a variant',
      [{ ...first, variants: [{ name: 'A', price: 65_412, x: 1 }] }],
      [0, 'variants', 0],
    ],
    ['a section of its own', [{ ...first, specs: { ...first.specs, engine: {} } }], [0, 'specs']],
    [
      'five sections',
      [{ ...first, specs: { ...first.specs, frame: undefined } }],
      [0, 'specs', 'frame'],
    ],
    [
      'a label with a blank',
      [{ ...first, specs: { ...first.specs, frame: { 'fuel tank': '9 L' } } }],
      [0, 'specs', 'frame', 'fuel tank'],
    ],
    ['what is no model', [first, null], [1]],
    ['a text without a letter', [{ ...first, details: '' }], [0, 'details']],
    ['a price in words', [{ ...first, price: '65412' }], [0, 'price']],
    ['a price beside those of variants', [{ ...first, price: 65_412 }], [0, 'price']],
    ['neither variants nor a price', [{ ...first, variants: [] }], [0, 'price']],
    ['one id twice', [first, { ...second, id: first.id }], []],
    [
      'one name in calls twice, differently written',
      [first, { ...second, bikeName: first.bikeName.toUpperCase() }],
      [],
    ],
    ['one address twice', [first, { ...second, name: `${first.name}!` }], []],
  ])('refuses %s', (_what, models, path) => {
    const { error } = demoVehiclesSchema.safeParse(models);
    expect(error?.issues.map((issue) => issue.path)).toEqual([path]);
  });
});
