import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { failure, stubApi } from '../../../test/stub-api.ts';
import { RetentionScreen } from './retention-screen.tsx';

const due = {
  months: { sales: 24 },
  version: 1,
  changes: [],
  expired: [{ kind: 'sales', months: 24, before: '2024-11-28', count: 7 }],
};
const waits = { reason: 'clock', today: '2026-11-28', known: '2026-11-01' };

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RetentionScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Confirms what is due; the calls that erase get these answers in turn. */
async function confirm(answers: ReturnType<Parameters<typeof stubApi>[0]>[]) {
  const calls = stubApi(({ method }) =>
    method === 'post' ? answers.shift() : { data: { ...due, waits } },
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm erasure…' }));
  await userEvent.type(screen.getByLabelText('Today’s date'), '2026-11-28');
  await userEvent.type(screen.getByLabelText(/password/i), 'long enough');
  await userEvent.click(screen.getByRole('button', { name: 'Erase permanently' }));
  return calls;
}

test('what is due is erased part by part, and counted as a whole', async () => {
  const calls = await confirm([
    { data: { total: 5, done: false } },
    { data: { total: 2, done: true } },
  ]);
  expect(await screen.findByText('7 enquiries were erased.')).toBeVisible();
  const sent = calls.filter(({ method }) => method === 'post').map(({ body }) => body);
  const answer = { day: '2026-11-28', months: { sales: 24 }, password: 'long enough' };
  expect(sent).toEqual([answer, answer]);
});

test('after a part that failed it says how many are gone, and why', async () => {
  await confirm([{ data: { total: 5, done: false } }, failure(503, 'unavailable', 'Try later.')]);
  expect(
    await screen.findByText(/^5 enquiries were erased before this went wrong\..*Try later\.$/),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('days are written as on the other screens', async () => {
  stubApi(() => ({ data: { ...due, waits } }));
  show();
  const text = /clock says Sat 28 Nov( 2026)?, but the last day it could be sure of is Sun 1 Nov/;
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(/enquiries from before Thu 28 Nov 2024 are erased/)).toBeVisible();
});

test('nothing can be confirmed while the erasure does not wait', async () => {
  stubApi(() => ({ data: due }));
  show();
  await screen.findByRole('heading', { name: 'Months to keep' });
  expect(screen.queryByRole('button', { name: 'Confirm erasure…' })).toBeNull();
});
