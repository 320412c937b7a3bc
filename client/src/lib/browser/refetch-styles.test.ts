import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchStyles } from './refetch-styles.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
});

test('a style that does not come is fetched again, as often as needed', async () => {
  refetchStyles();
  const present = () => document.querySelector<HTMLLinkElement>('link[href="/late.css"]');
  document.head.innerHTML = '<link rel="stylesheet" href="/late.css">';
  for (let failures = 0; failures < 3; failures += 1) {
    const failed = present();
    failed?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(present()).not.toBe(failed);
  }
  expect(document.querySelectorAll('link')).toHaveLength(1);
});
