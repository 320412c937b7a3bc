import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deskRow } from '../../../../test/desk-row.ts';
import { stubApi } from '../../../../test/stub-api.ts';
import { readDeskAddress } from '../common/desk-address.ts';
import { useDeskList } from './use-desk-list.ts';

const filters = readDeskAddress(new URLSearchParams('view=open'));

const answerOf = (references: string) => ({
  data: { rows: [...references].map((reference) => deskRow({ reference })), next: null },
});

const closed = (reference: string) => deskRow({ reference, status: 'lost', standing: 'closed' });
const rowsOf = (body: unknown) => (body as { references: string[] }).references;

/** A list that shows A and B; each refresh waits for an answer. */
async function show() {
  const answers: ((references: string) => Promise<void>)[] = [];
  let isFirst = true;
  stubApi(({ url, body }) => {
    if (url === '/api/desk/rows') return { data: { rows: rowsOf(body).map(closed) } };
    // Ignores calls of screens from other test files.
    if (url !== '/api/desk') return undefined;
    if (isFirst) {
      isFirst = false;
      return answerOf('AB');
    }
    return new Promise((resolve) => {
      answers.push((references) => act(async () => resolve(answerOf(references))));
    });
  });
  // The first fetch is not repeated: every later one is a refresh.
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const { result, rerender } = renderHook(({ isRead }) => useDeskList(filters, isRead), {
    initialProps: { isRead: true },
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  const shown = () => result.current.rows.map(({ reference }) => reference).join('');
  await waitFor(() => expect(shown()).toBe('AB'));
  const look = async () => {
    const before = answers.length;
    let refreshed = Promise.resolve();
    act(() => void (refreshed = result.current.refresh()));
    await waitFor(() => expect(answers).toHaveLength(before + 1));
    return async (references: string) => {
      await answers[before]?.(references);
      await act(() => refreshed);
    };
  };
  return { result, shown, look, become: (isRead: boolean) => rerender({ isRead }) };
}

test('an answer that was on its way while new rows were taken over neither hides nor doubles any', async () => {
  const { result, shown, look } = await show();
  await (
    await look()
  )('NMAB');
  expect([shown(), result.current.since.arrived]).toEqual(['AB', 2]);
  const late = await look();
  act(() => result.current.takeFresh());
  expect(shown()).toBe('NMAB');
  await late('ONMAB');
  expect([shown(), result.current.since.arrived]).toEqual(['NMAB', 1]);
});

test('of two answers that overtake each other the older one changes nothing', async () => {
  const { result, shown, look } = await show();
  const [first, second] = [await look(), await look()];
  await second('NMAB');
  await first('MAB');
  expect([shown(), result.current.since.arrived]).toEqual(['AB', 2]);
});

test('a list to which one has come back meanwhile does not move', async () => {
  const { result, shown, look, become } = await show();
  become(false);
  const late = await look();
  become(true);
  await late('NBA');
  expect([shown(), result.current.since.arrived]).toEqual(['AB', 1]);
  become(false);
  await (
    await look()
  )('NBA');
  expect([shown(), result.current.since.arrived]).toEqual(['NBA', 0]);
});

test('all rows that have left the list at once are shown as they are now', async () => {
  const { result, shown, look } = await show();
  await (
    await look()
  )('ABCDEFGHIJ');
  act(() => result.current.takeFresh());
  await (
    await look()
  )('B');
  expect([shown(), result.current.since.left.size]).toEqual(['ABCDEFGHIJ', 9]);
  const statusOf = (wanted: string) =>
    result.current.rows.find(({ reference }) => reference === wanted)?.standing;
  expect('ACDEFGHIJ'.split('').map(statusOf)).toEqual(Array.from({ length: 9 }, () => 'closed'));
  expect(statusOf('B')).not.toBe('closed');
});

test('a second request for more rows waits for the page that is on its way', async () => {
  let answer = () => {};
  const calls = stubApi(({ body }) => {
    if (!(body as { after?: string }).after) {
      return { data: { rows: [deskRow({ reference: 'A' })], next: 'on' } };
    }
    return new Promise((resolve) => {
      answer = () => resolve(answerOf('BC'));
    });
  });
  const { result } = renderHook(() => useDeskList(filters, true), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current.rows).toHaveLength(1));
  act(() => result.current.more());
  expect(result.current.isAdding).toBe(true);
  act(() => result.current.more());
  const further = () => calls.filter(({ body }) => (body as { after?: string }).after);
  await waitFor(() => expect(further()).toHaveLength(1));
  act(() => answer());
  await waitFor(() => expect(result.current.isAdding).toBe(false));
  expect(result.current.rows.map(({ reference }) => reference).join('')).toBe('ABC');
  expect(further()).toHaveLength(1);
});
