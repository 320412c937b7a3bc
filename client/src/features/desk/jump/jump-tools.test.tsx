import { screenAddress, type FoundCustomer } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { deskRow } from '../../../../test/desk-row.ts';
import { owner, rightsOf } from '../../../../test/rights.ts';
import { failure, stubApi, type ApiCall } from '../../../../test/stub-api.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { RightsContext, type Rights } from '../../../lib/staff/rights.ts';
import { setLettersOn, useKeys } from '../../../lib/staff/use-keys.ts';
import type { Way } from './find-ways.ts';
import { JumpTools } from './jump-tools.tsx';

const ways = [
  { title: 'New price', group: '', words: 'raise', to: screenAddress('price'), is: 'actions' },
  { title: 'Desk', group: 'Work', words: 'leads queue', to: screenAddress('desk'), is: 'screens' },
  { title: 'Price', group: 'Manage', words: 'rates', to: screenAddress('price'), is: 'screens' },
  {
    title: 'Accessories Price',
    group: 'Manage',
    words: '',
    to: screenAddress('accessories-price'),
    is: 'screens',
  },
  { title: 'Staff', group: 'Manage', words: 'people', to: screenAddress('staff'), is: 'screens' },
] as const satisfies Way[];
const goes = [
  { letter: 'd', title: 'Desk', to: screenAddress('desk') },
  { letter: 'a', title: 'Appointments', to: screenAddress('appointments') },
];

function customer(id: number, name: string): FoundCustomer {
  const last = { reference: 'A234679J', kind: 'sales', arrived_at: 0, status: 'new' } as const;
  const known = { known_by: ['9832022333'], found_by: null };
  return { id, version: 1, name, ...known, total: 1, last };
}

const found = (...customers: FoundCustomer[]) => ({ data: { customers, is_cut: false } });

function Screen({ onLetter }: { onLetter: (key: string) => void }) {
  const { pathname, search } = useLocation();
  useKeys((key) => (key === 'a' ? () => onLetter(key) : undefined));
  return (
    <>
      <input aria-label="A field" />
      <nav id="sidebar">
        <a href="#menu">Menu</a>
      </nav>
      <p data-testid="address">{pathname + search}</p>
    </>
  );
}

function show(rights: Rights = owner, recent: FoundCustomer[] = []) {
  const [onLetter, onOpened] = [vi.fn(), vi.fn()];
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(queryKeys.recentCustomers, { customers: recent });
  queries.setQueryData(queryKeys.models, {
    models: [
      { id: 3, name: 'Dio 125', outline: 'scooter', days_left: null },
      { id: 4, name: 'Dio', outline: 'scooter', days_left: 9 },
    ],
  });
  queries.setQueryData(queryKeys.content('offers'), {
    items: [
      { id: 5, title: { en: 'Exchange week' }, days_left: null },
      { id: 6, title: { en: 'Exchange of last year' }, days_left: 9 },
    ],
  });
  queries.setQueryData(queryKeys.desk.choices, {
    colleagues: [{ user_id: 'farhan', user_name: 'Farhan Ali' }],
  });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/admin/dashboard']}>
        <RightsContext value={rights}>
          <JumpTools ways={ways} goes={goes} onOpened={onOpened} />
          <Screen onLetter={onLetter} />
        </RightsContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), onLetter, onOpened };
}

const address = () => screen.getByTestId('address').textContent;
const titles = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true });
const openField = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox');
};

test('g and a letter lead to a screen, before the letters of the screen itself', async () => {
  const { person, onLetter, onOpened } = show();
  await person.keyboard('ga');
  expect(address()).toBe(screenAddress('appointments'));
  expect(onLetter).not.toHaveBeenCalled();
  expect(onOpened).toHaveBeenCalledOnce();
  await person.keyboard('a');
  expect(onLetter).toHaveBeenCalledOnce();
  // Works from the menu too, where an arrow scrolls.
  screen.getByRole('link', { name: 'Menu' }).focus();
  await person.keyboard('gd');
  expect(address()).toBe(screenAddress('desk'));
});

test('the letter is waited for 1.5 s, and another key ends that', async () => {
  vi.useFakeTimers();
  try {
    show();
    const press = (key: string) => fireEvent.keyDown(document.body, { key });
    press('g');
    act(() => void vi.advanceTimersByTime(1600));
    press('d');
    press('g');
    press('x');
    press('d');
    expect(address()).toBe('/admin/dashboard');
    press('g');
    act(() => void vi.advanceTimersByTime(1400));
    press('d');
    expect(address()).toBe(screenAddress('desk'));
  } finally {
    vi.useRealTimers();
  }
});

test('g does nothing in a field, with Ctrl, over a dialog, and where letters are off', async () => {
  const { person } = show();
  await person.click(screen.getByRole('textbox'));
  await person.keyboard('gd');
  expect(screen.getByRole('textbox')).toHaveValue('gd');
  screen.getByRole('textbox').blur();
  await person.keyboard('{Control>}g{/Control}d');
  setLettersOn(false);
  await person.keyboard('gd?');
  setLettersOn(true);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  await person.keyboard('gd?{Control>}k{/Control}');
  dialog.remove();
  expect(address()).toBe('/admin/dashboard');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('arrows go through the results and Enter opens one; the field is empty the next time', async () => {
  stubApi(() => found(customer(7, 'Asha Price')));
  const { person } = show();
  const field = await openField(person);
  await person.type(field, 'pri');
  expect(titles()).toEqual(['PriceManage', 'Accessories PriceManage']);
  await screen.findByRole('option', { name: /Asha Price/ });
  expect(screen.getByRole('status')).toHaveTextContent('3 results');
  const names = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(names).toEqual(['Screens', 'Customers']);
  expect(chosen()).toHaveTextContent('PriceManage');
  await person.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent('Asha Price');
  expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
  await person.keyboard('{Home}{ArrowDown}');
  expect(chosen()).toHaveTextContent('Accessories Price');
  await person.keyboard('{End}');
  // With a keyboard that composes letters, Enter ends a word.
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(address()).toBe('/admin/dashboard');
  await person.keyboard('{Enter}');
  expect(address()).toBe(screenAddress('customer', { customer: '7' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await openField(person)).toHaveValue('');
});

test('that there are more customers than those shown is a line of its own', async () => {
  stubApi(() => ({ data: { customers: [customer(7, 'Asha Rai')], is_cut: true } }));
  const { person } = show();
  await person.type(await openField(person), 'ash');
  await screen.findByRole('option', { name: /Asha Rai/ });
  const status = within(screen.getByRole('status'));
  expect(status.getByText('1 result')).toBeVisible();
  expect(status.getByText(/^Only the first 1 customers are shown\./)).toBeVisible();
});

test('an empty field offers recent customers, then actions, then screens', async () => {
  const { person } = show(owner, [customer(7, 'Asha Price')]);
  await person.click(await openField(person));
  const names = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(names).toEqual(['Recent customers', 'Actions', 'Screens']);
  expect(titles().map((title) => title.split('9832')[0])).toEqual([
    'Asha Price',
    'New price',
    'DeskWork',
    'Accessories PriceManage',
    'StaffManage',
  ]);
  await person.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe(screenAddress('price'));
});

test.each([
  ['dio', ['Dio 125'], screenAddress('models', { model: '3' })],
  ['ডিও ১২৫', ['Dio 125'], screenAddress('models', { model: '3' })],
  ['स्कूटी', ['Dio 125'], screenAddress('models', { model: '3' })],
  ['exch', ['Exchange week'], '/admin/offer?item=5'],
  ['ali', ['Farhan AliTheir open enquiries'], '/admin/desk?view=open&assignee=farhan'],
  ['raise', ['New price'], screenAddress('price')],
])('%s finds %j', async (typed, options, to) => {
  stubApi(() => found());
  const { person } = show();
  await person.type(await openField(person), typed);
  expect(titles()).toEqual(options);
  await person.keyboard('{Enter}');
  expect(address()).toBe(to);
});

test('Enter that comes before the answer opens what comes first, and late answers replace nothing', async () => {
  const answers: ((names: string) => void)[] = [];
  const calls = stubApi(
    () =>
      new Promise((resolve) => {
        answers.push((name) => resolve(found(customer(answers.length, name))));
      }),
  );
  const { person } = show();
  const field = await openField(person);
  await person.type(field, '983');
  await waitFor(() => expect(calls).toHaveLength(1));
  await person.type(field, '20{Enter}');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => body)).toEqual([{ search: '983' }, { search: '98320' }]);
  await act(async () => answers[0]?.('Old'));
  expect(titles()).toEqual([]);
  expect(address()).toBe('/admin/dashboard');
  await act(async () => answers[1]?.('New'));
  await waitFor(() => expect(address()).toBe(screenAddress('customer', { customer: '2' })));
});

test('a server that cannot be reached is shown, and screens are found all the same', async () => {
  stubApi(() => undefined);
  const { person } = show();
  await person.type(await openField(person), 'staf');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/cannot be reached/));
  await person.keyboard('{Enter}');
  expect(address()).toBe(screenAddress('staff'));
});

test.each([
  ['owner', 'a2346-79j', ['/api/desk/enquiries/A234679J', '/api/customerSearch']],
  ['viewer', 'a234 679J', ['/api/desk/enquiries/A234679J']],
  ['viewer', 'a২৩৪ ६७९j', ['/api/desk/enquiries/A234679J']],
  ['viewer', '9832022333', []],
  ['content', 'A234679J', []],
] as const)('%s types %s: the server is asked for %j', async (role, typed, urls) => {
  const answer = ({ url }: ApiCall) =>
    url === '/api/customerSearch'
      ? found()
      : { data: { enquiry: deskRow({ reference: 'A234679J' }) } };
  const calls = stubApi(answer);
  const { person } = show(rightsOf(role));
  await person.type(await openField(person), typed);
  if (urls.length > 0) await screen.findByRole('option', { name: /A234679J/ });
  else expect(screen.getByRole('status')).toHaveTextContent('Nothing was found.');
  expect(calls.map(({ url }) => url)).toEqual(urls);
});

test('a customer is shown with what they were found by', async () => {
  const by = { is: 'model', text: 'Activa 6G' } as const;
  stubApi(() => found({ ...customer(7, 'Asha Rai'), found_by: by }, customer(8, 'Asha Sen')));
  const { person } = show();
  await person.type(await openField(person), 'activa');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent.includes('Model: Activa 6G'))).toEqual([
    true,
    false,
  ]);
});

test('an enquiry that may not be read does not exist', async () => {
  stubApi(({ url }) =>
    url === '/api/customerSearch' ? found() : failure(404, 'not_found', 'There is none.'),
  );
  const { person } = show();
  await person.type(await openField(person), 'A234679J');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing was found.'));
});

test('? shows all keys, of the desk only to whoever has one, and letters are switched on again from the field', async () => {
  const { person } = show(rightsOf('content'));
  await person.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('Appointments')).toBeVisible();
  expect(within(dialog).queryByText('On the desk')).toBeNull();
  await person.click(within(dialog).getByRole('switch'));
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  await person.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await openField(person);
  await person.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await person.click(await screen.findByRole('switch'));
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await person.keyboard('gd');
  expect(address()).toBe(screenAddress('desk'));
});
