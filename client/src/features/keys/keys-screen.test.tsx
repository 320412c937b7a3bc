import type { KeyRow } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { owner } from '../../../test/rights.ts';
import { failure, stubApi, type ApiCall } from '../../../test/stub-api.ts';
import { RightsContext } from '../../lib/staff/rights.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { KeysScreen } from './keys-screen.tsx';

vi.mock('../../lib/toasts/toasts.ts');

const SECRET = `dk_${'x'.repeat(43)}`;
const row: KeyRow = {
  id: 7,
  name: 'IndiaMART',
  rights: ['leads.send'],
  kinds: ['product'],
  branch: null,
  expire_date: '',
  begins: 'dk_xxxxxx',
  made_by: 'boss',
  made_at: Date.parse('2026-11-21T06:30:00Z'),
  used_at: null,
  revoked_at: null,
};

function open(
  rows: KeyRow[],
  answer: (call: ApiCall) => ReturnType<Parameters<typeof stubApi>[0]>,
) {
  let list = rows;
  const calls = stubApi((call) => {
    if (call.url === '/api/branches') return { data: { branches: [] } };
    if (call.method === 'get') return { data: list };
    const given = answer(call);
    if (call.method === 'delete') list = list.map((each) => ({ ...each, revoked_at: 1 }));
    else if (given && 'data' in given) list = [row];
    return given;
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <RightsContext value={owner}>
        <KeysScreen />
      </RightsContext>
    </QueryClientProvider>,
  );
  return { calls, person: userEvent.setup() };
}

test('a key is made, shown once and listed', async () => {
  const { calls, person } = open([], () => ({ data: { ...row, key: SECRET } }));
  expect(await screen.findByText('There is no key yet.')).toBeVisible();
  expect(await screen.findByText(/^Choose “Make a key” above/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Make a key' }));
  const form = within(await screen.findByRole('dialog', { name: 'Make a key' }));
  await person.type(form.getByLabelText('Name of the program'), 'IndiaMART');
  await person.click(form.getByRole('checkbox', { name: 'Read enquiries' }));
  await person.click(form.getByRole('button', { name: 'Make a key' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Key for IndiaMART' }));
  expect(shown.getByLabelText('Key')).toHaveValue(SECRET);
  await person.click(shown.getByRole('button', { name: 'Copy' }));
  expect(await shown.findByText('Copied')).toBeVisible();
  expect(calls.find(({ method }) => method === 'post')).toMatchObject({
    url: '/api/keys',
    body: { name: 'IndiaMART', rights: ['leads.send', 'enquiries.list'], kinds: ['product'] },
  });
  await person.click(shown.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue(SECRET)).toBeNull();
  expect(await screen.findByText('dk_xxxxxx…')).toBeVisible();
  expect(screen.getByText('Never')).toBeVisible();
});

test('a name that is taken is said beside its field', async () => {
  const { person } = open([], () =>
    failure(400, 'invalid_input', 'No', { name: 'Choose another name' }),
  );
  await person.click(await screen.findByRole('button', { name: 'Make a key' }));
  const form = within(await screen.findByRole('dialog', { name: 'Make a key' }));
  await person.click(form.getByRole('button', { name: 'Make a key' }));
  expect(await form.findByText('Choose another name')).toBeVisible();
});

test('a key is revoked when it is confirmed', async () => {
  const { calls, person } = open([row], () => ({ data: { message: 'Key revoked' } }));
  await person.click(await screen.findByRole('button', { name: 'Revoke: IndiaMART' }));
  const question = within(await screen.findByRole('dialog', { name: 'Revoke this key?' }));
  await person.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revoke: IndiaMART' })).toBeNull();
  expect(calls.find(({ method }) => method === 'delete')?.url).toBe('/api/keys/7');
  expect(showToast).toHaveBeenCalledWith('success', 'Key revoked');
  expect(screen.getByRole('button', { name: 'Make a key' })).toHaveFocus();
});
