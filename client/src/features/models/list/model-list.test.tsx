import type { ModelRow } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubApi } from '../../../../test/stub-api.ts';
import { ModelList } from './model-list.tsx';

function row(id: number, name: string, more: Partial<ModelRow> = {}): ModelRow {
  return {
    id,
    name,
    bike_name: name,
    type: 'scooter',
    on_sale: true,
    is_published: true,
    has_draft: false,
    changes: 0,
    publish_at: '',
    prices_from: '',
    days_left: null,
    picture: { path: '/pictures/a.webp', width: 1280, height: 960, placeholder: '#aabbcc' },
    outline: 'scooter',
    price: 78_500,
    colours: [],
    ...more,
  };
}

const bare = { path: '', width: 1280, height: 960, placeholder: '#aabbcc' };
const models = [
  row(1, 'Activa 6G', {
    colours: [
      { name: 'Pearl White', swatch: '#fafafa' },
      { name: 'Matte Blue', swatch: null },
    ],
  }),
  row(2, 'Shine 125', { type: 'motorcycle', outline: 'motorcycle', has_draft: true, changes: 2 }),
  row(3, 'Dio 125', { on_sale: false }),
  row(4, 'Metro 110', { is_published: false, price: null, picture: bare, changes: 1 }),
];

/** The models of the server, in its order. */
let stored: ModelRow[] = [];
/** Changes are answered after it. */
let line = Promise.resolve();

beforeEach(() => {
  stored = models;
  line = Promise.resolve();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

async function open(address = '/admin/models') {
  const calls = stubApi(async ({ method, url, body }) => {
    if (method !== 'get') await line;
    const id = Number(url.split('/')[3]);
    const own = stored.find((each) => each.id === id);
    if (url.endsWith('/bring-back')) {
      stored = stored.map((each) => (each.id === id ? { ...each, days_left: null } : each));
    } else if (method === 'post' && own) {
      const { after } = body as { after: number };
      const rest = stored.filter((each) => each.id !== id);
      const at = rest.findIndex((each) => each.id === after) + 1;
      stored = [...rest.slice(0, at), own, ...rest.slice(at)];
    }
    if (method === 'patch') {
      const isOn = (body as { status: number }).status === 1;
      stored = stored.map((each) => (each.id === id ? { ...each, on_sale: isOn } : each));
    }
    if (method === 'delete') {
      stored = stored.map((each) => (each.id === id ? { ...each, days_left: 30 } : each));
    }
    return { data: { message: '', models: stored } };
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <main id="screen" tabIndex={-1}>
          <ModelList />
        </main>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findAllByRole('list');
  return {
    person: userEvent.setup(),
    changes: () => calls.filter(({ method }) => method !== 'get'),
    calls,
  };
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Models, in the order of the lists' })).getAllByRole(
    'listitem',
  );
const names = () => rows().map((each) => within(each).getByRole('link').textContent);
const rowOf = (name: string) => {
  const found = rows().find((each) => within(each).queryByRole('link', { name }));
  if (!found) throw new Error(`no row of ${name}`);
  return found;
};

test('a row has one link, the price, the state, and its colours by name', async () => {
  await open();
  const activa = rowOf('Activa 6G');
  expect(within(activa).getByRole('link')).toHaveAttribute('href', '/admin/models?model=1');
  expect(activa).toHaveTextContent('from ₹ 78,500');
  expect(activa).toHaveTextContent('Published');
  expect(activa).toHaveTextContent('2 colours: Pearl White, Matte Blue');
  const dots = [...activa.querySelectorAll<HTMLElement>('[aria-hidden][style]')].map(
    (dot) => dot.style.background,
  );
  // The second has no swatch: its name says that it is blue.
  expect(dots).toEqual(['rgb(250, 250, 250)', 'rgb(31, 78, 156)']);
  expect(activa.querySelector('img')).toHaveAttribute('sizes', '72px');
  expect(activa.querySelector('img')).toHaveAttribute('loading', 'lazy');
  expect(rowOf('Shine 125')).toHaveTextContent('Draft · 2 changes');
  expect(rowOf('Shine 125')).not.toHaveTextContent('Published');
  expect(rowOf('Dio 125')).toHaveTextContent('Not on sale');
  expect(rowOf('Metro 110')).toHaveTextContent('No priceNot publishedScooter');
  expect(rowOf('Metro 110').querySelector('[data-outline=scooter]')).toBeInTheDocument();
});

test('a search filters at once, without a call, and is kept in the address and on the way to a model', async () => {
  const { person, calls } = await open();
  await person.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Search by name' });
  expect(search).toHaveFocus();
  await person.keyboard('activa6');
  expect(names()).toEqual(['Activa 6G']);
  expect(screen.getByText('1 of 4 models')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'Activa 6G' })).toHaveAttribute(
    'href',
    '/admin/models?find=activa6&model=1',
  );
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/admin/models?find=activa6'),
  );
  expect(calls).toHaveLength(1);
  // Type, state, all models, and then the row.
  await person.tab();
  await person.tab();
  await person.tab();
  await person.tab();
  expect(screen.getByRole('link', { name: 'Activa 6G' })).toHaveFocus();
});

test.each([
  ['এক্টিভা', ['Activa 6G']],
  ['शाइन १२५', ['Shine 125']],
  ['scooty', ['Activa 6G', 'Dio 125', 'Metro 110']],
  ['diyo', ['Dio 125']],
  ['fridge', undefined],
])('%s finds %j by sound', async (typed, found) => {
  const { person } = await open();
  await person.type(screen.getByRole('searchbox'), typed);
  if (found) expect(names()).toEqual(found);
  else expect(screen.getByText('None of 4 models')).toBeInTheDocument();
});

test('filters come from the address; with them the list says why it cannot be sorted', async () => {
  const { person } = await open('/admin/models?type=scooter&state=offSale');
  expect(names()).toEqual(['Dio 125']);
  expect(screen.queryByRole('button', { name: 'Move Dio 125' })).toBeNull();
  expect(screen.getByText('To change the order, show all models.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Actions for Dio 125' }));
  expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual([
    'Duplicate',
    'Put on sale',
    'Delete',
  ]);
  await person.keyboard('{Escape}');
  await person.selectOptions(screen.getByLabelText('State'), 'Scheduled');
  expect(screen.getByText('None of 4 models')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show all models' }));
  expect(names()).toHaveLength(4);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/admin\/models$/);
});

test('the menu moves a model, takes it off sale and deletes it; the focus stays', async () => {
  const { person, changes } = await open();
  const menu = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` });
  const choose = async (name: string, item: string) => {
    menu(name).focus();
    await person.keyboard('{Enter}');
    await person.click(screen.getByRole('menuitem', { name: item }));
  };
  await choose('Metro 110', 'Move to the top');
  expect(await screen.findByText('Metro 110 is now number 1 of 4.')).toBeInTheDocument();
  expect(names()[0]).toBe('Metro 110');
  await waitFor(() => expect(menu('Metro 110')).toHaveFocus());
  await person.keyboard('{ArrowDown}');
  expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull();
  // A model that was never published cannot be taken off sale.
  expect(screen.queryByRole('menuitem', { name: 'Take off sale' })).toBeNull();
  await person.keyboard('{Escape}');
  expect(menu('Metro 110')).toHaveFocus();

  await choose('Activa 6G', 'Take off sale');
  expect(
    await screen.findByText('Activa 6G is not on sale: visitors no longer see it.'),
  ).toBeInTheDocument();
  expect(rowOf('Activa 6G')).toHaveTextContent('Not on sale');
  await choose('Activa 6G', 'Delete');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Bring back Activa 6G' })).toHaveFocus(),
  );
  expect(changes().map(({ method, url, body }) => [method, url, body])).toEqual([
    ['post', '/api/vehicles/4/move', { after: 0 }],
    ['patch', '/api/scooters/1/status', { status: 0 }],
    ['delete', '/api/vehicles/1', undefined],
  ]);
});

test('a model that a filter leaves out once it is off sale gives the focus to its neighbour', async () => {
  const { person, calls } = await open('/admin/models?state=published');
  expect(names()).toEqual(['Activa 6G', 'Shine 125']);
  await person.click(screen.getByRole('button', { name: 'Actions for Activa 6G' }));
  await person.click(screen.getByRole('menuitem', { name: 'Take off sale' }));
  await waitFor(() => expect(names()).toEqual(['Shine 125']));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Actions for Shine 125' })).toHaveFocus(),
  );
  // The list is not read again: that could fail although the change is made.
  expect(calls.map(({ method }) => method)).toEqual(['get', 'patch']);
});

test('a search that is begun before a change is stored keeps the focus', async () => {
  let answer = () => {};
  line = new Promise((resolve) => (answer = resolve));
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Actions for Dio 125' }));
  await person.click(screen.getByRole('menuitem', { name: 'Move to the top' }));
  await person.keyboard('/');
  await person.keyboard('dio');
  answer();
  expect(await screen.findByText('Dio 125 is now number 1 of 4.')).toBeInTheDocument();
  await person.keyboard('125');
  expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('dio125');
});

test('the handle picks a model up, moves it and puts it down by keyboard, and Escape cancels', async () => {
  // Each row is 72 px high.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const item = this.closest('li');
    const at = item ? rows().indexOf(item) : 0;
    return DOMRect.fromRect({ x: 0, y: 72 * at, width: 300, height: 72 });
  });
  const { person, changes } = await open();
  const handle = screen.getByRole('button', { name: 'Move Activa 6G' });
  expect(handle).toHaveAccessibleDescription(/Space picks it up/);
  handle.focus();
  await person.keyboard(' ');
  expect(await screen.findByText('Activa 6G is picked up: number 1 of 4.')).toBeInTheDocument();
  await person.keyboard('{ArrowDown}');
  expect(await screen.findByText('Activa 6G: number 2 of 4.')).toBeInTheDocument();
  await person.keyboard('{Escape}');
  expect(await screen.findByText('Activa 6G is still number 1 of 4.')).toBeInTheDocument();
  expect(changes()).toEqual([]);

  await person.keyboard(' ');
  expect(await screen.findByText('Activa 6G is picked up: number 1 of 4.')).toBeInTheDocument();
  await person.keyboard('{ArrowDown}');
  expect(await screen.findByText('Activa 6G: number 2 of 4.')).toBeInTheDocument();
  await person.keyboard('{ArrowDown}');
  expect(await screen.findByText('Activa 6G: number 3 of 4.')).toBeInTheDocument();
  await person.keyboard(' ');
  expect(await screen.findByText('Activa 6G is now number 3 of 4.')).toBeInTheDocument();
  expect(names()).toEqual(['Shine 125', 'Dio 125', 'Activa 6G', 'Metro 110']);
  expect(changes()).toMatchObject([{ url: '/api/vehicles/1/move', body: { after: 3 } }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Activa 6G' })).toHaveFocus());
});

test('a model that a filter leaves out once it is brought back gives the focus to the screen', async () => {
  stored = models.map((each) => (each.id === 1 ? { ...each, days_left: 30 } : each));
  const { person } = await open('/admin/models?state=draft');
  await person.click(screen.getByRole('button', { name: 'Bring back Activa 6G' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  const state = screen.getByLabelText('State');
  await person.selectOptions(state, 'All states');
  expect(rowOf('Activa 6G')).toBeInTheDocument();
  // The link of the row does not take the focus later.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('link', { name: 'Activa 6G' })).not.toHaveFocus();
});

test('while a change is being stored, menus and handles show that they cannot be used', async () => {
  let answer = () => {};
  line = new Promise((resolve) => (answer = resolve));
  const { person, changes } = await open();
  const menu = screen.getByRole('button', { name: 'Actions for Dio 125' });
  const handle = screen.getByRole('button', { name: 'Move Dio 125' });
  await person.click(screen.getByRole('button', { name: 'Actions for Activa 6G' }));
  await person.click(screen.getByRole('menuitem', { name: 'Take off sale' }));
  await waitFor(() => expect(menu).toHaveAttribute('aria-disabled', 'true'));
  expect(handle).toHaveAttribute('aria-disabled', 'true');
  await person.click(menu);
  expect(screen.queryByRole('menu')).toBeNull();
  answer();
  await waitFor(() => expect(menu).not.toHaveAttribute('aria-disabled'));
  expect(handle).not.toHaveAttribute('aria-disabled');
  expect(changes()).toHaveLength(1);
});

test('a plan does not hide that there is a draft: it may have been held back', async () => {
  stored = [row(1, 'Activa 6G', { changes: 2, publish_at: '2031-12-01T10:00' })];
  await open();
  expect(rowOf('Activa 6G')).toHaveTextContent('Draft · 2 changes');
  expect(rowOf('Activa 6G')).toHaveTextContent('Scheduled for');
});

test('without a model it is explained, also beside deleted ones', async () => {
  stored = [row(1, 'Activa 6G', { days_left: 12 })];
  await open();
  expect(await screen.findByText('There are no models.')).toBeVisible();
  expect(await screen.findByText('The models of the website are listed here.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bring back Activa 6G' })).toBeVisible();
});
