import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubApi, type ApiCall } from '../../../test/stub-api.ts';
import { HomeNotification } from './notification.tsx';

const notification = {
  id: 1,
  images: '/uploads/a.png',
  width: 4,
  height: 3,
  placeholder: '#ffffff',
};
let calls: ApiCall[];

beforeEach(() => {
  localStorage.clear();
  calls = stubApi(() => ({ data: [notification] }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.resolve();
    },
  );
});
afterEach(() => void vi.useRealTimers());

function show({ since }: { since: number }) {
  render(
    <MemoryRouter>
      <form>
        <input aria-label="Name" />
      </form>
      <HomeNotification since={since} />
    </MemoryRouter>,
  );
  return screen.getByLabelText<HTMLInputElement>('Name');
}

/** Lets time pass, and requests be answered. */
async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  // Late code is not fetched by a timer.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const dialog = () => screen.queryByRole('dialog');

test('its second begins when the page is there, however late its code comes', async () => {
  show({ since: performance.now() - 700 });
  await pass(299);
  expect(calls).toEqual([]);
  await pass(1);
  expect(dialog()).toBeVisible();
});

test('it waits while a field has the focus or holds something, then for the page’s top', async () => {
  const field = show({ since: performance.now() });
  field.focus();
  await pass(1000);
  field.value = 'Asha';
  field.blur();
  await pass(60_000);
  fireEvent.scroll(window);
  await pass(0);
  expect(dialog()).toBeNull();
  field.value = '';
  vi.stubGlobal('scrollY', 900);
  fireEvent.scroll(window);
  await pass(0);
  expect(dialog(), 'not in the middle of the page').toBeNull();
  vi.stubGlobal('scrollY', 0);
  fireEvent.scroll(window);
  await pass(0);
  expect(dialog()).toBeVisible();
});

test('it waits for who begins while its picture comes', async () => {
  let come = () => {};
  vi.stubGlobal(
    'Image',
    class {
      decode = () => new Promise<void>((resolve) => (come = resolve));
    },
  );
  const field = show({ since: performance.now() - 1000 });
  await pass(0);
  field.focus();
  come();
  await pass(0);
  expect(dialog()).toBeNull();
});
