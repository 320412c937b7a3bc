import { beforeEach, expect, test, vi } from 'vitest';
import { untilDone } from './until-done.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  return () => {
    vi.useRealTimers();
  };
});

/** A task that fails this many times and then succeeds. */
function failing(times: number) {
  let calls = 0;
  return vi.fn(async () => {
    calls += 1;
    if (calls <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'done';
  });
}

/** jsdom cannot reload a page. */
function watchReloads({ isServerThere }: { isServerThere: boolean }) {
  const reload = vi.fn();
  vi.stubGlobal('location', { href: 'http://localhost/', reload });
  vi.stubGlobal('fetch', async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch');
    return new Response();
  });
  return reload;
}

test('a task is tried again in growing pauses until it is done', async () => {
  const task = failing(2);
  const done = untilDone(task);
  await vi.advanceTimersByTimeAsync(999);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await done).toBe('done');
});

test('a network that is back ends the pause', async () => {
  const done = untilDone(failing(1));
  await vi.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  expect(await done).toBe('done');
});

test('the page is reloaded in growing pauses, five times, when the server answers', async () => {
  const reload = watchReloads({ isServerThere: true });
  const times: number[] = [];
  reload.mockImplementation(() => times.push(Date.now()));
  void untilDone(failing(Infinity));
  await vi.advanceTimersByTimeAsync(2999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  const minutes = times.slice(1).map((time, index) => (time - times[index]!) / 60_000);
  // There is a try every fifteen seconds.
  expect(minutes.map(Math.floor)).toEqual([1, 2, 4, 8]);
});

test('a page that nobody sees stays', async () => {
  const reload = watchReloads({ isServerThere: true });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  void untilDone(failing(Infinity));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reload).not.toHaveBeenCalled();
});

test('the page stays while the server is away', async () => {
  const reload = watchReloads({ isServerThere: false });
  void untilDone(failing(Infinity));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reload).not.toHaveBeenCalled();
});

test('the page stays while somebody types', async () => {
  const reload = watchReloads({ isServerThere: true });
  document.body.innerHTML = '<form><fieldset><input></fieldset></form>';
  document.querySelector('input')?.focus();
  void untilDone(failing(Infinity));
  await vi.advanceTimersByTimeAsync(120_000);
  document.body.innerHTML = '';
  expect(reload).not.toHaveBeenCalled();
});
