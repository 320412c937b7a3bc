import type { SavedView } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { deskOf } from '../../../../test/desk.ts';
import { owner, rightsOf } from '../../../../test/rights.ts';
import { failure, stubApi, type ApiCall } from '../../../../test/stub-api.ts';
import { RightsContext } from '../../../lib/staff/rights.ts';
import { DeskContext } from '../common/desk-context.ts';
import { SavedViewList } from './saved-views.tsx';

const script = '<script>alert(1)</script>';
const views: SavedView[] = [
  { id: 1, name: script, filter: { view: 'open' }, is_shared: false, is_mine: true },
  {
    id: 2,
    name: 'Loans',
    is_shared: true,
    is_mine: false,
    filter: { view: 'overdue', kinds: ['finance'], status: 'new' },
  },
];

const desk = deskOf({
  filters: { ...deskOf().filters, view: 'overdue', kind: 'finance', status: 'new' },
  linkTo: ({ view, kind }) => ({ to: `/desk?view=${view}&kind=${kind}`, state: undefined }),
});

function show(rights = owner, answer = (_: ApiCall) => ({ data: { views } })) {
  const calls = stubApi(answer);
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RightsContext value={rights}>
        <MemoryRouter>
          <DeskContext value={desk}>
            <SavedViewList />
          </DeskContext>
        </MemoryRouter>
      </RightsContext>
    </QueryClientProvider>,
  );
  return { calls, person: userEvent.setup() };
}

test('views are links; the one that is shown is marked, and a script is text', async () => {
  show();
  const own = await screen.findByRole('link', { name: script });
  expect(own).toHaveAttribute('href', '/desk?view=open&kind=');
  expect(own).not.toHaveAttribute('aria-current');
  const loans = within(screen.getByRole('navigation', { name: 'Shared views' })).getByRole('link');
  expect(loans).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('button', { name: 'Change Loans' })).toBeNull();
});

test('what is shown is kept under a name, for everybody where one may', async () => {
  const { calls, person } = show();
  await person.click(await screen.findByRole('button', { name: 'Save this view' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Give the view a name.')).toBeVisible();
  await person.type(dialog.getByLabelText(/^Name/), 'New loans');
  await person.click(dialog.getByLabelText('Share with everyone'));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(calls.at(-1)).toEqual({
    method: 'post',
    url: '/api/desk/views',
    body: {
      name: 'New loans',
      isShared: true,
      filter: { view: 'overdue', kinds: ['finance'], status: 'new' },
    },
  });
});

test('a view is renamed and deleted; who may not share is not asked', async () => {
  const { calls, person } = show(rightsOf('sales'));
  await person.click(await screen.findByRole('button', { name: `Change ${script}` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Share with everyone')).toBeNull();
  await person.type(dialog.getByLabelText(/^Name/), '!');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(calls.at(-1)).toEqual({
    method: 'patch',
    url: '/api/desk/views/1',
    body: { name: `${script}!` },
  });
  await person.click(await screen.findByRole('button', { name: `Change ${script}` }));
  await person.click(await screen.findByRole('button', { name: 'Delete view' }));
  expect(calls.at(-1)).toMatchObject({ method: 'delete', url: '/api/desk/views/1' });
});

test('a refusal is shown beside its field', async () => {
  const { person } = show(owner, ({ method }) =>
    method === 'get'
      ? { data: { views } }
      : (failure(400, 'invalid_input', '', { name: 'There is a view of this name already' }) as {
          data: { views: SavedView[] };
        }),
  );
  await person.click(await screen.findByRole('button', { name: 'Save this view' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/^Name/), 'Loans');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('There is a view of this name already')).toBeVisible();
});

test('a view is moved among its own, a place at a time, with the focus where it was', async () => {
  const named = (id: number, name: string): SavedView => ({
    id,
    name,
    filter: { view: 'open' },
    is_shared: false,
    is_mine: true,
  });
  let stored = [named(1, 'One'), named(2, 'Two'), named(3, 'Three')];
  const { calls, person } = show(rightsOf('sales'), ({ method, url, body }) => {
    if (method === 'patch') {
      const id = Number(url.split('/').at(-1));
      const { after } = body as { after: number };
      const others = stored.filter((view) => view.id !== id);
      const place = others.findIndex((view) => view.id === after) + 1;
      stored = others.toSpliced(place, 0, ...stored.filter((view) => view.id === id));
    }
    return { data: { views: [...stored, ...views.slice(1)] } };
  });
  const shown = () =>
    within(screen.getByRole('navigation', { name: 'My views', hidden: true }))
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent);
  await person.click(await screen.findByRole('button', { name: 'Change Three' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [up, down] = ['Move up', 'Move down'].map((name) => dialog.getByRole('button', { name }));
  if (!up || !down) throw new Error('There are no buttons.');
  expect(down).toHaveAttribute('aria-disabled', 'true');
  up.focus();
  await person.keyboard('{Enter}');
  expect(await dialog.findByText('Place 2 of 3 in its list')).toBeVisible();
  expect(shown()).toEqual(['One', 'Three', 'Two']);
  await person.keyboard('{Enter}');
  expect(await dialog.findByText('Place 1 of 3 in its list')).toBeVisible();
  // The view is already first: nothing is sent.
  await person.keyboard('{Enter}');
  expect(up).toHaveFocus();
  await person.click(down);
  expect(await dialog.findByText('Place 2 of 3 in its list')).toBeVisible();
  expect(shown()).toEqual(['One', 'Three', 'Two']);
  expect(calls.filter(({ method }) => method === 'patch').map(({ body }) => body)).toEqual([
    { after: 1 },
    { after: 0 },
    { after: 1 },
  ]);
});

test('the only one of its list has no order', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: `Change ${script}` }));
  expect(await screen.findByRole('button', { name: 'Delete view' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move up' })).toBeNull();
});
