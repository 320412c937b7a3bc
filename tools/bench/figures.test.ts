import { describe, expect, test } from 'vitest';
import { isMet, quantile, worstOf, type Figure } from './figures.ts';

function buildFigure(overrides: Partial<Figure>): Figure {
  return { subject: 'a page', measure: 'a time', value: 100, unit: 'ms', ...overrides };
}

describe('a goal', () => {
  test.each<[string, Partial<Figure>, boolean | undefined]>([
    ['none is neither met nor missed', {}, undefined],
    ['"at most" is met at its bound', { goal: { atMost: 100 } }, true],
    ['"at most" is missed above it', { goal: { atMost: 99 } }, false],
    ['"at least" is missed below it', { goal: { atLeast: 101 } }, false],
    ['of a ratio divides by the floor', { floor: 200, goal: { atLeast: 0.5, of: 'ratio' } }, true],
    ['of a ratio can be missed', { floor: 201, goal: { atLeast: 0.5, of: 'ratio' } }, false],
    ['of the excess takes the floor off', { floor: 1, goal: { atMost: 99, of: 'excess' } }, true],
    ['of the excess can be missed', { floor: 0, goal: { atMost: 99, of: 'excess' } }, false],
    ['without its floor is not judged', { goal: { atLeast: 0.5, of: 'ratio' } }, undefined],
    ['no endless time meets one', { value: Infinity, goal: { atMost: 100 } }, false],
  ])('%s', (_title, overrides, expected) => {
    expect(isMet(buildFigure(overrides))).toBe(expected);
  });
});

test('the worst figure is the one that takes most of what its goal allows', () => {
  const atMost = [3, 9, 5].map((value) => buildFigure({ value, goal: { atMost: 10 } }));
  expect(worstOf(atMost)?.value).toBe(9);
  const ratios = [80, 40, 60].map((value) =>
    buildFigure({ value, floor: 100, goal: { atLeast: 0.5, of: 'ratio' } }),
  );
  expect(worstOf(ratios)?.value).toBe(40);
  const none = [0, 0, 1].map((value) => buildFigure({ value, goal: { atMost: 0 } }));
  expect(worstOf(none)?.value).toBe(1);
  expect(worstOf([])).toBeUndefined();
});

test('a quantile lies between the two nearest values, whatever their order', () => {
  expect(quantile([30, 10, 20], 0.5)).toBe(20);
  expect(quantile([40, 10, 20, 30], 0.5)).toBe(25);
  expect(quantile([10, 20], 1)).toBe(20);
  expect(() => quantile([], 0.5)).toThrow('nothing was measured');
});
