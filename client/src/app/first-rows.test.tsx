import type { DeskFilters, FirstLook } from '@dealership/shared';
import { act, screen, waitFor } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dealership } from '../../../shared/test/dealership.ts';
import { deskRow } from '../../test/desk-row.ts';
import { owner } from '../../test/rights.ts';
import { stubApi, type ApiCall } from '../../test/stub-api.ts';
import { takeFirstAnswers } from '../lib/calls/first-answers.ts';
import { AdminRoot } from './admin-root.tsx';

const ADDRESS = '/admin/desk?view=open';
const filters: DeskFilters = {
  view: 'open',
  kind: '',
  status: '',
  branch: '',
  assignee: '',
  search: '',
};
const me = {
  user_name: 'Asha',
  email: '',
  mobile_no: '',
  ...owner,
  kinds: [...owner.kinds],
  branches: null,
  has_branches: false,
  second_factor_missing: false,
  ends_in: 1800,
  ends_at_latest_in: 40_000,
  is_own_phone: false,
  language: null,
};
const names = ['Rina Das', '</script><b>Bold', 'রিনা দাস'];
const rows = names.map((name, index) => {
  const row = deskRow({ reference: `R${index}` });
  return { ...row, sent: { ...row.sent, name } };
});
const told: FirstLook = { me, desk: { filters, page: { rows, next: null } } };

let root: Root | undefined;

/** How old the document is, in ms. */
const setAge = (age: number) =>
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - age);

beforeEach(() => {
  setAge(2000);
  const data = JSON.stringify({ dealership, first: told }).replaceAll('<', '\\u003c');
  document.body.innerHTML = `<div id="root"></div>
    <script type="application/json" id="page-data">${data}</script>`;
  window.history.replaceState(null, '', ADDRESS);
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
  localStorage.clear();
});

function start() {
  const element = document.getElementById('root')!;
  const first = takeFirstAnswers();
  act(() => {
    root = createRoot(element);
    root.render(
      <BrowserRouter>
        <AdminRoot first={first} />
      </BrowserRouter>,
    );
  });
}

function answer({ url }: ApiCall) {
  if (url === '/api/me') return { data: me };
  if (url === '/api/vehicles') return { data: { models: [] } };
  if (url === '/api/desk/counts') return { data: { counts: {}, due: 0, notices: 0 } };
  // This call waits for news, and there is none.
  if (url === '/api/desk/watch') return new Promise<undefined>(() => undefined);
  if (url === '/api/desk') return { data: told.desk.page };
  if (url === '/api/desk/choices') return { data: { colleagues: [], reasons: [], branches: [] } };
  return { data: url === '/api/notices' ? [] : {} };
}

const rowNames = () =>
  [...document.querySelectorAll('[data-row]')].map(({ textContent }) =>
    textContent.replace(/^.*: /, ''),
  );

test('the browser shows the rows of the document at once, and asks for none of it', async () => {
  localStorage.setItem('adminToken', 'marker');
  const calls = stubApi(answer);
  start();
  expect(rowNames()).toEqual(names);
  const asked = () => calls.map(({ url }) => url);
  await waitFor(() => expect(asked()).toContain('/api/desk/counts'));
  expect(asked()).not.toContain('/api/me');
  expect(asked()).not.toContain('/api/desk');
});

test('what the document said of customers is in it no more', () => {
  localStorage.setItem('adminToken', 'marker');
  stubApi(answer);
  start();
  const text = document.getElementById('page-data')?.textContent ?? '';
  expect(JSON.parse(text)).toEqual({
    dealership: JSON.parse(JSON.stringify(dealership)) as object,
  });
});

test('rows of a document that has lain there are asked for anew: its session may have ended', async () => {
  localStorage.setItem('adminToken', 'marker');
  setAge(31_000);
  const calls = stubApi(answer);
  start();
  expect(rowNames()).toEqual([]);
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/desk'));
});

test('whoever has logged out sees none of it, whatever the server thinks', async () => {
  stubApi(answer);
  start();
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('Rina Das');
});
