import { roles, type StaffRow } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { staffRow } from '../../../test/staff-row.ts';
import { failure, stubApi, type ApiCall } from '../../../test/stub-api.ts';
import { RightsContext } from '../../lib/staff/rights.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { StaffAccounts } from './staff-accounts.tsx';

vi.mock('../../lib/toasts/toasts.ts');

const own = staffRow({ user_id: 'boss', user_name: 'Bela Das', role: 'owner' });
const asha = staffRow({ user_id: 'asha.rai', user_name: 'Asha Rai', role: 'sales', version: 3 });
const rules = roles.map((role) => ({ role, second_factor: role === 'owner' }));
const main = {
  id: 1,
  name: 'Kanchan Honda',
  address: 'Hill Cart Road',
  is_shown: true,
  days_left: null,
};
const market = { ...main, id: 2, name: 'Kanchan Honda, Matigara' };
const gone = { ...main, id: 3, name: 'Kanchan Honda, Bagdogra', days_left: 12 };
const TOKEN = 'a-token-of-the-test';

let queries: QueryClient;

beforeEach(() => {
  vi.mocked(showToast).mockClear();
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

function open(
  answer: (call: ApiCall) => ReturnType<Parameters<typeof stubApi>[0]>,
  staff: StaffRow[] = [asha, own],
  branches: object[] = [main],
) {
  const calls = stubApi((call) => {
    if (call.method !== 'get') return answer(call);
    if (call.url === '/api/branches') return { data: { branches } };
    return call.url === '/api/staff' ? { data: { staff, roles: rules } } : answer(call);
  });
  render(
    <QueryClientProvider client={queries}>
      <RightsContext value={{ user_id: 'boss', role: 'owner', kinds: [] }}>
        <StaffAccounts />
      </RightsContext>
    </QueryClientProvider>,
  );
  return { calls, person: userEvent.setup() };
}

const none = () => undefined;
const edit = (name: string) => screen.findByRole('dialog', { name: `Account of ${name}` });

test('lists the accounts, and finds them by words and role', async () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    staffRow({ user_id: `p${index}`, user_name: `Person ${index}`, role: 'viewer' }),
  );
  const { person } = open(none, [own, ...many]);
  expect(await screen.findByText('31 accounts')).toBeVisible();
  expect(screen.getByText('Bela Das').closest('tr')).toHaveTextContent(
    'You' +
      'boss' +
      'Owner' +
      'All types' +
      'Active' +
      timeTexts.minute('2026-11-22T18:30') +
      '1 open session' +
      'Missing',
  );
  await person.click(screen.getByLabelText('Name or user ID'));
  await person.paste('person 1');
  expect(screen.getByText('12 of 31 accounts')).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Role'), 'owner');
  expect(screen.getByText('No account matches.')).toBeVisible();
});

test('branches of one name are distinguished by their addresses', async () => {
  const second = { ...market, name: main.name, address: 'Bagdogra Road' };
  open(none, [own], [main, second, { ...market, id: 4 }]);
  const filter = await screen.findByLabelText('Branch');
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'All branches',
    'Kanchan Honda, Hill Cart Road',
    'Kanchan Honda, Bagdogra Road',
    market.name,
  ]);
});

test('says how many accounts there are', async () => {
  open(none, [own]);
  expect(await screen.findByText('1 account')).toBeVisible();
});

test('a new colleague begins with the kinds of the role, and the link is shown once', async () => {
  const added = staffRow({
    user_id: 'puja',
    user_name: 'Puja',
    role: 'service',
    has_password: false,
    link_until: '2026-11-25 10:00',
    sessions: 0,
  });
  const { calls, person } = open(() => ({
    status: 201,
    data: { message: 'Account added', ...added, token: TOKEN },
  }));
  await person.click(await screen.findByRole('button', { name: 'Add a colleague' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a colleague' }));
  const kind = (name: string) => dialog.getByLabelText(name);
  expect(kind('Sales')).toBeChecked();
  expect(kind('AMC')).not.toBeChecked();
  await person.type(dialog.getByLabelText('Name'), 'Pujá');
  expect(dialog.getByLabelText('User ID')).toHaveValue('puja');
  await person.clear(dialog.getByLabelText('User ID'));
  await person.type(dialog.getByLabelText('User ID'), 'Puja');
  await person.clear(dialog.getByLabelText('Name'));
  await person.type(dialog.getByLabelText('Name'), 'Puja');
  expect(dialog.getByLabelText('User ID')).toHaveValue('Puja');
  await person.selectOptions(dialog.getByLabelText('Role'), 'Content');
  expect(dialog.getByText('This role reads no enquiries.')).toBeVisible();
  await person.selectOptions(dialog.getByLabelText('Role'), 'Service');
  expect(kind('Sales')).not.toBeChecked();
  await person.click(kind('AMC'));
  await person.click(dialog.getByRole('button', { name: 'Add and make a link' }));

  const link = within(await screen.findByRole('dialog', { name: 'Link for Puja' }));
  expect(calls.at(-1)?.body).toEqual({
    userId: 'Puja',
    userName: 'Puja',
    mobileNo: '',
    email: '',
    expireDate: '',
    role: 'service',
    branch: null,
    takesTurns: true,
    kinds: ['service-booking', 'warranty', 'insurance', 'service', 'spare-parts', 'opt-in'],
  });
  expect(link.getByLabelText('Link')).toHaveValue(
    `${window.location.origin}/admin/set-password#${TOKEN}`,
  );
  expect(
    link.getByText(`Works once, until ${timeTexts.minute('2026-11-25T10:00')}.`),
  ).toBeVisible();
  await person.click(link.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('row', { name: /Puja/ })).toHaveTextContent('No password yet');
  // Neither the page nor its cache contains the token.
  expect(document.body.innerHTML).not.toContain(TOKEN);
  const kept = queries.getQueryCache().getAll();
  expect(JSON.stringify(kept.map(({ state }) => state.data))).not.toContain(TOKEN);
  expect(JSON.stringify(vi.mocked(showToast).mock.calls)).not.toContain(TOKEN);
});

test('an account names its branch where there is a choice, and is found by it', async () => {
  const there = { ...asha, branch: 2 };
  const { calls, person } = open(
    () => ({
      data: { message: 'Account changed', handed: [], ...there, branch: null, version: 4 },
    }),
    [there, own],
    [main, market, gone],
  );
  const row = () => screen.getByRole('row', { name: /Asha Rai/ });
  expect(await screen.findByRole('row', { name: /Asha Rai/ })).toHaveTextContent(market.name);
  await person.selectOptions(await screen.findByLabelText('Branch'), main.name);
  expect(screen.getByText('No account matches.')).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Branch'), market.name);
  expect(screen.getByText('1 of 2 accounts')).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Asha Rai' }));
  const dialog = within(await edit('Asha Rai'));
  const branch = dialog.getByLabelText('Branch');
  expect(branch).toHaveDisplayValue(market.name);
  expect(
    within(branch)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['No fixed branch', main.name, market.name]);
  await person.selectOptions(branch, 'No fixed branch');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.body).toEqual({ version: 3, branch: null });
  await person.selectOptions(screen.getByLabelText('Branch'), 'All branches');
  expect(row()).not.toHaveTextContent(market.name);
});

test('who reads nothing, since their only branch was deleted, gets all branches on purpose alone', async () => {
  const without = { ...asha, branches: [] };
  const saved = { message: 'Account changed', handed: [], ...without, branches: null, version: 4 };
  const { calls, person } = open(
    ({ method }) => (method === 'patch' ? { data: saved } : undefined),
    [without, own],
    [main, market, gone],
  );
  const row = await screen.findByRole('row', { name: /Asha Rai/ });
  expect(row).toHaveTextContent('No enquiries');
  await person.click(screen.getByRole('button', { name: 'Asha Rai' }));
  const dialog = within(await edit('Asha Rai'));
  const group = within(dialog.getByRole('group', { name: 'Enquiries of these branches' }));
  const all = group.getByLabelText('All branches');
  const sentence = /^Sees no enquiries: .* or All branches\.$/;
  expect(all).not.toBeChecked();
  expect(dialog.getByText(sentence)).toBeVisible();

  const mine = group.getByLabelText(market.name);
  await person.click(mine);
  expect(dialog.queryByText(sentence)).toBeNull();
  await person.click(mine);
  expect(all).not.toBeChecked();
  expect(dialog.getByText(sentence)).toBeVisible();

  await person.click(all);
  expect(all).toBeChecked();
  expect(dialog.queryByText(sentence)).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.body).toEqual({ version: 3, branches: null });
});

test('who reads nothing gets all branches also where only one branch is left', async () => {
  const { person } = open(none, [{ ...asha, branches: [] }, own], [main, gone]);
  await person.click(await screen.findByRole('button', { name: 'Asha Rai' }));
  const dialog = within(await edit('Asha Rai'));
  await person.click(dialog.getByLabelText('All branches'));
  expect(dialog.getByLabelText('All branches')).toBeChecked();
});

test('whoever leaves with open enquiries is asked whose they are; who keeps their kinds is not', async () => {
  const colleague = { kinds: ['sales'], is_on_duty: false };
  const { calls, person } = open(({ method, url }) => {
    if (method === 'patch') {
      const handed = [
        { kind: 'sales', total: 3, to: 'boss' },
        { kind: 'amc', total: 2, to: null },
      ];
      return { data: { message: 'Account changed', handed, ...asha, version: 4 } };
    }
    if (url.endsWith('/enquiries')) return { data: { kinds: [{ kind: 'sales', total: 3 }] } };
    const colleagues = [asha, own].map((row) => ({ ...row, ...colleague }));
    return { data: { reasons: [], colleagues } };
  });
  await person.click(await screen.findByRole('button', { name: 'Asha Rai' }));
  const dialog = within(await edit('Asha Rai'));
  expect(calls.some(({ url }) => url.endsWith('/enquiries'))).toBe(false);
  await person.selectOptions(dialog.getByLabelText('Status'), 'Inactive');
  expect(await dialog.findByText(/has 3 open enquiries/)).toBeVisible();
  const takers = dialog.getByLabelText('Who takes them');
  await waitFor(() => expect(within(takers).getAllByRole('option')).toHaveLength(2));
  await person.selectOptions(takers, 'boss');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.find(({ method }) => method === 'patch');
  expect(sent?.body).toEqual({ version: 3, isActive: false, handOverTo: 'boss' });
  expect(showToast).toHaveBeenCalledWith(
    'success',
    `Account changed. ${own.user_name} takes Sales (3). Unassigned: AMC (2).`,
  );
});

test('with one branch nobody is asked for it', async () => {
  const { person } = open(none, [asha, own], [main, gone]);
  await person.click(await screen.findByRole('button', { name: 'Asha Rai' }));
  await edit('Asha Rai');
  expect(screen.queryByLabelText('Branch')).toBeNull();
});

test('what the server refuses is shown beside its field, with what was typed', async () => {
  const text = 'The last owner stays an owner';
  const { person } = open(({ method }) =>
    method === 'patch' ? failure(400, 'invalid_input', text, { role: text }) : undefined,
  );
  await person.click(await screen.findByRole('button', { name: 'Bela Das' }));
  const dialog = within(await edit('Bela Das'));
  await person.selectOptions(dialog.getByLabelText('Role'), 'Manager');
  expect(dialog.getByText(/You would lose this screen at once/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await person.click(screen.getByRole('button', { name: 'Yes, change it' }));
  await waitFor(() => expect(dialog.getByLabelText('Role')).toHaveFocus());
  expect(dialog.getByLabelText('Role')).toHaveAccessibleDescription(text);
  expect(dialog.getByLabelText('Role')).toHaveValue('manager');
});

test('without a change nothing is sent', async () => {
  const { calls, person } = open(none);
  await person.click(await screen.findByRole('button', { name: 'Asha Rai' }));
  await person.click(within(await edit('Asha Rai')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method !== 'get')).toEqual([]);
});

test('before an account is given a last day it is shown what becomes of its open enquiries', async () => {
  const { calls, person } = open(({ url }) =>
    url.endsWith('/enquiries')
      ? { data: { kinds: [{ kind: 'sales', total: 3 }] } }
      : { data: { message: 'Account changed', handed: [], ...asha, version: 4 } },
  );
  await person.click(await screen.findByRole('button', { name: 'Asha Rai' }));
  const dialog = within(await edit('Asha Rai'));
  await person.type(dialog.getByLabelText('Last day'), '2027-03-31');
  expect(await dialog.findByText(/3 open enquiries now.* become unassigned/)).toBeVisible();
  expect(dialog.queryByLabelText(/Who takes them/)).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.find(({ method }) => method === 'patch');
  expect(sent?.body).toEqual({ version: 3, expireDate: '2027-03-31' });
});

test('two owners who each set a last day choose between days that are written in words', async () => {
  const stored = { ...asha, expire_date: '2031-06-30', version: 4 };
  const { person } = open(({ method }) => {
    if (method !== 'patch') return undefined;
    const refusal = failure(409, 'changed_meanwhile', 'Someone else changed this first.');
    return { ...refusal, data: { ...(refusal.data as object), current: stored } };
  });
  await person.click(await screen.findByRole('button', { name: 'Asha Rai' }));
  const dialog = within(await edit('Asha Rai'));
  await person.type(dialog.getByLabelText('Last day'), '2031-03-31');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByLabelText('Theirs: 30 Jun 2031')).toBeVisible();
  expect(dialog.getByLabelText('Yours: 31 Mar 2031')).toBeVisible();
});

test('two owners at one account: both values are shown, and the chosen ones stored', async () => {
  const stored = { ...asha, user_name: 'Asha R.', mobile_no: '9832012345', version: 4 };
  const { calls, person } = open(({ method, body }) => {
    if (method !== 'patch') return undefined;
    if ((body as { version: number }).version === 4) {
      return {
        data: { message: 'Account changed', handed: [], ...stored, user_name: 'Asha', version: 5 },
      };
    }
    const refusal = failure(409, 'changed_meanwhile', 'Someone else changed this first.');
    return { ...refusal, data: { ...(refusal.data as object), current: stored } };
  });
  await person.click(await screen.findByRole('button', { name: 'Asha Rai' }));
  const dialog = within(await edit('Asha Rai'));
  await person.clear(dialog.getByLabelText('Name'));
  await person.type(dialog.getByLabelText('Name'), 'Asha');
  await person.type(dialog.getByLabelText('Last day'), '2027-03-31');
  await person.click(dialog.getByRole('button', { name: 'Save' }));

  const heading = await dialog.findByRole('heading', {
    name: 'Someone else changed this account first',
  });
  expect(heading).toHaveFocus();
  expect(dialog.getByLabelText('Theirs: Asha R.')).not.toBeChecked();
  expect(dialog.getByLabelText('Yours: Asha')).toBeChecked();
  expect(dialog.getByLabelText('Theirs: 9832012345')).toBeChecked();
  expect(dialog.getByLabelText('Yours: empty')).not.toBeChecked();
  await person.click(dialog.getByRole('button', { name: 'Take all of theirs' }));
  expect(dialog.getByLabelText('Theirs: Asha R.')).toBeChecked();
  await person.click(dialog.getByLabelText('Yours: Asha'));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.body).toEqual({ version: 4, userName: 'Asha', expireDate: '2027-03-31' });
  expect(screen.getByRole('button', { name: 'Asha' })).toBeVisible();
});

test('a version that has moved without a difference is no question', async () => {
  const stored = { ...asha, link_until: '2026-11-25 10:00', version: 4 };
  const { calls, person } = open(({ method, body }) => {
    if (method !== 'patch') return undefined;
    if ((body as { version: number }).version === 4) {
      return {
        data: { message: 'Account changed', handed: [], ...stored, role: 'viewer', version: 5 },
      };
    }
    const refusal = failure(409, 'changed_meanwhile', 'Someone else changed this first.');
    return { ...refusal, data: { ...(refusal.data as object), current: stored } };
  });
  await person.click(await screen.findByRole('button', { name: 'Asha Rai' }));
  const dialog = within(await edit('Asha Rai'));
  await person.selectOptions(dialog.getByLabelText('Role'), 'Manager');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.slice(-2).map(({ body }) => body)).toEqual([
    { version: 3, role: 'manager', takesTurns: false },
    { version: 4, role: 'manager', takesTurns: false },
  ]);
});

test('a new link replaces the one before, and says so', async () => {
  const { calls, person } = open(() => ({
    status: 201,
    data: { message: 'Link made', token: TOKEN, link_until: '2026-11-25 10:00' },
  }));
  await person.click(await screen.findByRole('button', { name: 'Asha Rai' }));
  await edit('Asha Rai');
  await person.click(screen.getByRole('button', { name: 'New password link' }));
  const question = within(await screen.findByRole('dialog', { name: 'Make a new password link?' }));
  expect(question.getByText(/A link from before stops working at once/)).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByText(/The link before it no longer works/)).toBeVisible();
  expect(calls.some(({ url }) => url === '/api/staff/asha.rai/link')).toBe(true);
});

test('a role that shall need a second factor says whom it stops', async () => {
  const { calls, person } = open(({ method }) =>
    method === 'patch'
      ? { data: { message: 'Saved', role: 'sales', second_factor: true } }
      : undefined,
  );
  const tick = await screen.findByLabelText('Sales: needs a second factor');
  expect(screen.getByLabelText('Owner: needs a second factor')).toBeChecked();
  await person.click(tick);
  expect(tick).not.toBeChecked();
  expect(await screen.findByText(/1 person in this role has none yet/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Require it' }));
  await waitFor(() => expect(tick).toBeChecked());
  expect(calls.at(-1)).toMatchObject({ url: '/api/roles/sales', body: { secondFactor: true } });
});
