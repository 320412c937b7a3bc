import { expect, test } from 'vitest';
import { loadingOrder } from './frame-loader.ts';
import { nearestReady, turnBy, type FrameState } from './turn.ts';

function ring(states: string): FrameState[] {
  return Array.from(states, (sign) =>
    sign === '+' ? 'ready' : sign === '-' ? 'failed' : 'waiting',
  );
}

test('a turn wraps both ways', () => {
  expect(turnBy(ring('++++'), 3, 1)).toBe(0);
  expect(turnBy(ring('++++'), 0, -1)).toBe(3);
  expect(turnBy(ring('++++'), 1, 9)).toBe(2);
});

test('failed frames are left out of the turn', () => {
  expect(turnBy(ring('+-++'), 0, 1)).toBe(2);
  expect(turnBy(ring('+--+'), 0, -1)).toBe(3);
  expect(turnBy(ring('----'), 2, 1)).toBe(2);
});

test('the nearest loaded frame is shown for one that is loading', () => {
  expect(nearestReady(ring('+..+..'), 1)).toBe(0);
  expect(nearestReady(ring('+..+..'), 2)).toBe(3);
  expect(nearestReady(ring('+....'), 4)).toBe(0);
  expect(nearestReady(ring('.....'), 4)).toBeUndefined();
});

test('every third frame is loaded first, and each once', () => {
  const order = loadingOrder(36);
  expect(order.slice(0, 12)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33]);
  expect(new Set(order).size).toBe(36);
});
