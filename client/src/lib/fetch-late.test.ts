import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { __vitePreload as fetchLate } from './fetch-late.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
});

function linkTo(file: string) {
  return document.querySelector<HTMLLinkElement>(`link[href="/${file}"]`);
}

test('a chunk that fails is fetched again, three times more', async () => {
  const load = vi.fn(() => Promise.reject(new Error('cut')));
  const chunk = fetchLate(load);
  const refusal = expect(chunk).rejects.toThrow('cut');
  await vi.advanceTimersByTimeAsync(6000);
  await refusal;
  expect(load).toHaveBeenCalledTimes(4);
});

test('script and style are asked for at once, and a style that failed again', async () => {
  const load = vi.fn(() => Promise.resolve('chunk'));
  const chunk = fetchLate(load, ['late.css']);
  const first = linkTo('late.css');
  first?.onerror?.(new Event('error'));
  await vi.advanceTimersByTimeAsync(500);
  const second = linkTo('late.css');
  expect(second).not.toBe(first);
  second?.onload?.(new Event('load'));
  expect(await chunk).toBe('chunk');
  await fetchLate(load, ['late.css']);
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

test('a style that is already in the document is not fetched', async () => {
  document.head.innerHTML = '<link rel="stylesheet" disabled href="/here.css">';
  expect(await fetchLate(() => Promise.resolve('chunk'), ['here.css'])).toBe('chunk');
  expect(document.querySelectorAll('link')).toHaveLength(1);
});
