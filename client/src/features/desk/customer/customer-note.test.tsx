import type { Customer } from '@dealership/shared';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { owner } from '../../../../test/rights.ts';
import { failure, stubApi } from '../../../../test/stub-api.ts';
import { WithQueries } from '../../../../test/with-queries.tsx';
import { RightsContext } from '../../../lib/staff/rights.ts';
import { CustomerNote } from './customer-note.tsx';

const customer = (id: number, values: Partial<Customer> = {}): Customer => ({
  id,
  version: 1,
  name: 'Rina Das',
  note: 'First',
  language: null,
  known_by: [],
  consents: [],
  vehicles: [],
  enquiries: [],
  total: 0,
  joined: [],
  may_separate: false,
  proposals: [],
  ...values,
});

function show(seen: Customer, theirs = seen) {
  let isDown = false;
  const calls = stubApi(({ body }) => {
    if (isDown) return failure(503, 'unavailable', 'Not now.');
    const { version, ...changes } = body as Pick<Customer, 'version' | 'note' | 'language'>;
    if (version === theirs.version)
      return { data: { ...theirs, ...changes, version: version + 1 } };
    const words = { message: 'Changed.', code: 'changed_meanwhile', fields: {} };
    return {
      status: 409,
      data: { ...words, error: 'Changed.', requestId: 'test', current: theirs },
    };
  });
  const { unmount } = render(
    <RightsContext value={owner}>
      <CustomerNote customer={seen} onChanged={() => undefined} />
    </RightsContext>,
    { wrapper: WithQueries },
  );
  return { calls, unmount, person: userEvent.setup(), goDown: (down: boolean) => (isDown = down) };
}

const note = () => screen.getByLabelText(/^Good to know/);
const save = () => screen.getByRole('button', { name: 'Save' });

test('what was typed over a note that somebody has changed since does not go over it unseen', async () => {
  const before = show(customer(1));
  await before.person.type(note(), ' mine');
  before.unmount();
  // The user was on another screen, and comes back.
  const changed = customer(1, { version: 2, note: 'Wants it in blue' });
  const { calls, person } = show(changed, changed);
  expect(note()).toHaveValue('First mine');
  await person.click(save());
  expect(calls[0]?.body).toMatchObject({ version: 1, note: 'First mine' });
  expect(await screen.findByText('Wants it in blue')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Keep yours' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(calls[1]?.body).toMatchObject({ version: 2, note: 'First mine' });
});

test('where one’s own note cannot be saved, the page says why until it can', async () => {
  const changed = customer(3, { version: 2, note: 'Wants it in blue' });
  const { person, goDown } = show(customer(3), changed);
  await person.type(note(), ' mine');
  await person.click(save());
  goDown(true);
  await person.click(await screen.findByRole('button', { name: 'Keep yours' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  goDown(false);
  await person.click(save());
  await person.click(await screen.findByRole('button', { name: 'Keep yours' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('');
});

test('what else has changed of a customer is no conflict of notes', async () => {
  const before = show(customer(2));
  await before.person.type(note(), ' mine');
  before.unmount();
  const joined = customer(2, { version: 2 });
  const { calls, person } = show(joined, joined);
  await person.click(save());
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(calls).toHaveLength(1);
});
