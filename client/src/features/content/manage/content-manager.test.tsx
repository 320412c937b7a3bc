import type { ContentRow } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { owner, rightsOf } from '../../../../test/rights.ts';
import { failure, stubApi } from '../../../../test/stub-api.ts';
import { RightsContext } from '../../../lib/staff/rights.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { ContentManager } from './content-manager.tsx';
import { sources, type ContentSource } from './content-sources.ts';

vi.mock('../../../lib/toasts/toasts.ts');

function show({ kind }: ContentSource, rights = owner, address = '/admin/offer') {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RightsContext value={rights}>
        <MemoryRouter initialEntries={[address]}>
          <ContentManager kind={kind} />
        </MemoryRouter>
      </RightsContext>
    </QueryClientProvider>,
  );
}

test.each([
  ['Failed to load offers.', sources.offers],
  ['Failed to load notifications.', sources.notifications],
  ['Failed to load images.', sources.gallery],
  ['Failed to load banners.', sources.banners],
])('a list that cannot be loaded is a toast as well: %s', async (text, source) => {
  vi.mocked(showToast).mockClear();
  stubApi(() => failure(503, 'unavailable', 'Please try again soon.'));
  show(source);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again soon.');
  expect(vi.mocked(showToast).mock.calls).toEqual([['error', text, { autoClose: 2000 }]]);
});

const offer: ContentRow = {
  id: 7,
  title: { en: 'Puja' },
  description: { en: 'Ten days' },
  model: '',
  version: 1,
  picture: { path: '/uploads/a.webp', width: 4, height: 3, placeholder: '#ffffff' },
  start: '',
  end: '',
  state: 'live',
  is_first: true,
  days_left: null,
};

test.each(['owner', 'sales'] as const)('offers as %s sees them', async (role) => {
  const gone = { ...offer, id: 8, title: { en: 'Holi' }, days_left: 12, is_first: false };
  stubApi(() => ({ data: { items: [offer, gone] } }));
  show(sources.offers, rightsOf(role));
  expect(await screen.findByText('Puja')).toBeVisible();
  const buttons = screen.queryAllByRole('button').map((button) => button.textContent);
  const owners = ['New', '', 'Edit', '', 'Bring back'];
  expect(buttons).toEqual(role === 'owner' ? owners : []);
  expect(screen.queryByText('Deleted: 12 days left') === null).toBe(role === 'sales');
  const tabs = screen.queryAllByRole('link').map(({ textContent }) => textContent);
  const all = ['Offer', 'Notification', 'Gallery', 'Banners'];
  expect(tabs).toEqual(role === 'owner' ? all : []);
});

test('the offer that the address names is opened, once', async () => {
  stubApi(({ url }) => ({
    data: url.endsWith('/changes') ? { changes: [] } : { items: [offer], bikes: [], scooters: [] },
  }));
  show(sources.offers, owner, '/admin/offer?item=7');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByDisplayValue('Puja')).toBeInTheDocument();
  fireEvent(dialog, new Event('close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a row is moved from its menu, and the focus stays there', async () => {
  const other = { ...offer, id: 8, title: { en: 'Holi' } };
  const calls = stubApi(({ method }) => ({
    data: { message: 'Moved', items: method === 'get' ? [offer, other] : [other, offer] },
  }));
  const person = userEvent.setup();
  show(sources.offers);
  await person.click(await screen.findByRole('button', { name: 'Actions for Puja' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Move down',
    'Move to the bottom',
  ]);
  await person.click(screen.getByRole('menuitem', { name: 'Move down' }));
  expect(await screen.findByText('Puja is now number 2 of 2.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'post')).toMatchObject({
    url: '/api/content/offers/7/move',
    body: { after: 8 },
  });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Actions for Puja' })).toHaveFocus(),
  );
});

test('a title that two people change in different languages has both, without a question', async () => {
  const now = { ...offer, title: { en: 'Puja', bn: 'পুজো' }, version: 2 };
  const late = failure(409, 'changed_meanwhile', '');
  const answers = [{ ...late, data: { ...(late.data as object), current: now } }];
  const calls = stubApi(({ method, url }) => {
    if (method === 'patch') return answers.shift() ?? { data: { items: [offer] } };
    return { data: url.endsWith('/changes') ? { changes: [] } : { items: [offer] } };
  });
  show(sources.offers);
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Title/), { target: { value: 'Durga Puja' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = calls.filter(({ method }) => method === 'patch');
  expect(first?.body).toMatchObject({ version: 1, title: { en: 'Durga Puja' } });
  expect(second?.body).toMatchObject({ version: 2, title: { en: 'Durga Puja', bn: 'পুজো' } });
});

/** Opens the form that adds an offer, and fills it; its picture waits until it `arrives`. */
async function sendingPicture(
  answer: () => ReturnType<typeof failure>,
  add: () => ReturnType<typeof failure> = () => ({
    data: { message: 'Added', id: 9, items: [offer] },
  }),
) {
  let arrive = () => {};
  const calls = stubApi(async ({ method, url }) => {
    if (method === 'get') return { data: { items: [] } };
    if (url !== '/api/pictures') return add();
    await new Promise<void>((resolve) => (arrive = resolve));
    return answer();
  });
  const person = userEvent.setup();
  show(sources.offers);
  await person.click(await screen.findByRole('button', { name: 'New' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Title/), { target: { value: 'Puja' } });
  fireEvent.change(dialog.getByLabelText(/Description/), { target: { value: 'Ten days' } });
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  await person.upload(dialog.getByLabelText(/^Choose a picture/), file);
  await dialog.findByRole('progressbar');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('button', { name: 'Waiting for the picture…' })).toBeVisible();
  const added = () => calls.filter(({ url }) => url === '/api/content/offers');
  return { dialog, person, arrive: () => arrive(), added };
}

const stored = {
  id: 1,
  path: '/uploads/b.webp',
  width: 4,
  height: 3,
  placeholder: '#ffffff',
  alt: { en: '' },
  focus: { x: 50, y: 50 },
  version: 1,
};

test('a save waits for the picture that is on its way, and then goes with all that was typed', async () => {
  const { dialog, arrive, added } = await sendingPicture(() => ({ status: 201, data: stored }));
  fireEvent.change(dialog.getByLabelText(/Title/), { target: { value: 'Puja bonus' } });
  arrive();
  await waitFor(() => expect(added().filter(({ method }) => method === 'post')).toHaveLength(1));
  expect(added().find(({ method }) => method === 'post')?.body).toMatchObject({
    picture: '/uploads/b.webp',
    title: { en: 'Puja bonus' },
  });
});

test('an offer is added with its translations, and an error of one is beside it until it is changed', async () => {
  const { dialog, person, arrive, added } = await sendingPicture(
    () => ({ status: 201, data: stored }),
    () => failure(400, 'invalid', 'Please check.', { 'title.hi': 'Too long' }),
  );
  const [titleLine] = dialog.getAllByText('Bengali and Hindi');
  await person.click(titleLine as HTMLElement);
  const hindi = await dialog.findByLabelText('Title in Hindi');
  fireEvent.change(hindi, { target: { value: 'पूजा' } });
  arrive();
  await waitFor(() => expect(hindi).toHaveAccessibleDescription('Too long'));
  expect(dialog.getByLabelText('Title')).toBeValid();
  expect(added().find(({ method }) => method === 'post')?.body).toMatchObject({
    title: { en: 'Puja', hi: 'पूजा' },
    description: { en: 'Ten days' },
  });
  fireEvent.change(hindi, { target: { value: 'होली' } });
  expect(hindi).toBeValid();
});

test('nothing is saved when the picture does not come, or is called off', async () => {
  const { dialog, person, arrive, added } = await sendingPicture(() =>
    failure(503, 'unavailable', 'Please try again soon.'),
  );
  arrive();
  expect(await dialog.findByText(/A picture did not arrive, so nothing was saved/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: /^Try again/ }));
  await dialog.findByRole('progressbar');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await person.click(dialog.getByRole('button', { name: /^Cancel: / }));
  expect(await dialog.findByRole('button', { name: 'Save' })).toBeVisible();
  expect(added().filter(({ method }) => method === 'post')).toEqual([]);
});

test.each([
  [{ state: 'live' }, 'Live'],
  [
    { state: 'live', end: '2026-12-05T18:00' },
    `Live until ${timeTexts.minute('2026-12-05T18:00')}`,
  ],
  [{ state: 'planned', start: '2026-12-01T10:00' }, `From ${timeTexts.minute('2026-12-01T10:00')}`],
  [{ state: 'over', end: '2026-11-01T10:00' }, 'Ended'],
] as const)('the text for its dates: %o', async (dates, text) => {
  stubApi(() => ({ data: { items: [{ ...offer, ...dates }] } }));
  show(sources.offers);
  expect(await screen.findByText(text)).toBeVisible();
});
