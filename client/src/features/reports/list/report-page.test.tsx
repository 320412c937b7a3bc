import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EnquiryKind } from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { owner, rightsOf } from '../../../../test/rights.ts';
import { failure, stubApi, type ApiCall } from '../../../../test/stub-api.ts';
import { RightsContext } from '../../../lib/staff/rights.ts';
import { searchState } from '../../../lib/staff/search-term.ts';
import { ReportPage } from './report-page.tsx';
import { allEnquiriesSource, reportSource, type ReportSource } from '../report-source.ts';

const sales = reportSource('sales') as ReportSource;

interface Body {
  page: number;
  limit: number;
  searchTerm?: string;
  fromDate?: string;
}

/** 25 enquiries, found by their names. */
const people = Array.from({ length: 25 }, (_, index) => buildRow(`Person ${index + 1}`));

function buildRow(name: string) {
  return {
    reference: `R-${name}`,
    name,
    mobile_no: '9876543210',
    email_id: 'a@example.com',
    model: 'sp125',
    pin_code: '734001',
    created_date: '2026-11-21',
    created_time: '10:00:00',
  };
}

function answerPage({ body }: ApiCall) {
  const { page, limit, searchTerm: search = '' } = body as Body;
  const found = people.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return {
    data: {
      data: found.slice((page - 1) * limit, page * limit),
      totalPages: Math.ceil(found.length / limit),
      totalRecords: found.length,
    },
  };
}

function open(
  query = '',
  { source = sales, search = '', rights = owner, hasStates = false }: OpenOptions = {},
) {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter
        initialEntries={[
          { pathname: '/admin/dashboard', search: query, state: searchState(search) },
        ]}
      >
        <RightsContext value={rights}>
          <ReportPage source={source} hasStates={hasStates} />
        </RightsContext>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return user;
}

interface OpenOptions {
  source?: ReportSource;
  search?: string;
  rights?: typeof owner;
  hasStates?: boolean;
}

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

const address = () => screen.getByTestId('address').textContent;
const names = () => within(screen.getByRole('table')).queryAllByText(/^Person/).length;
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => vi.useRealTimers();
});

describe('a report', () => {
  test('pages through its rows, and says exactly which ones it shows', async () => {
    const calls = stubApi(answerPage);
    const user = open();
    await screen.findByText('Showing 1 to 10 of 25 entries');
    expect(calls[0]?.body).toEqual({ page: 1, limit: 10 });
    expect(button('Previous')).toBeDisabled();
    await user.click(button('Next'));
    await screen.findByText('Showing 11 to 20 of 25 entries');
    await user.click(button('Next'));
    await screen.findByText('Showing 21 to 25 of 25 entries');
    expect(button('Next')).toBeDisabled();
    expect(address()).toBe('?page=3');
  });

  test('Enter counts while the rows before are still loading', async () => {
    const calls = stubApi(async (call) => {
      if ((call.body as Body).fromDate === undefined) await new Promise(() => undefined);
      return answerPage(call);
    });
    const user = open();
    expect(button('Loading...')).toBeVisible();
    await user.type(screen.getByLabelText('From Date'), '2026-11-01');
    await user.type(screen.getByLabelText('Search'), 'Person 1{Enter}');
    expect(calls[1]?.body).toMatchObject({ fromDate: '2026-11-01', searchTerm: 'Person 1' });
  });

  test('SEARCH goes back to page 1 with the dates, and says that it is loading', async () => {
    let release = () => {};
    const calls = stubApi(async (call) => {
      if ((call.body as Body).fromDate !== undefined) {
        await new Promise<void>((resolve) => (release = resolve));
      }
      return answerPage(call);
    });
    const user = open('?page=3');
    await screen.findByText('Showing 21 to 25 of 25 entries');
    await user.type(screen.getByLabelText('From Date'), '2026-11-01');
    expect(calls).toHaveLength(1);
    await user.click(button('SEARCH'));
    expect(button('Loading...')).toHaveAttribute('aria-busy', 'true');
    expect(calls[1]?.body).toMatchObject({ page: 1, fromDate: '2026-11-01' });
    release();
    await screen.findByText('Showing 1 to 10 of 25 entries');
    expect(address()).toBe('?fromDate=2026-11-01');
  });

  test('filters the loaded rows while somebody types, and asks the server 600 ms later', async () => {
    const calls = stubApi(answerPage);
    const user = open();
    await screen.findByText('Showing 1 to 10 of 25 entries');
    await user.type(screen.getByLabelText('Search'), 'PERSON 1');
    expect(names()).toBe(2);
    expect(calls).toHaveLength(1);
    await screen.findByText('Showing 1 to 10 of 11 entries');
    expect(calls).toHaveLength(2);
    expect(calls[1]?.body).toMatchObject({ searchTerm: 'PERSON 1', page: 1 });
    expect(screen.getByLabelText('Search')).toHaveValue('PERSON 1');
    expect(address()).toBe('');
    await user.click(button('Next'));
    await screen.findByText('Showing 11 to 11 of 11 entries');
    expect(address()).toBe('?page=2');
    expect(calls.at(-1)?.body).toMatchObject({ searchTerm: 'PERSON 1', page: 2 });
  });

  test('Enter searches at once', async () => {
    const calls = stubApi(answerPage);
    const user = open();
    await screen.findByText('Showing 1 to 10 of 25 entries');
    await user.type(screen.getByLabelText('Search'), 'person 25{Enter}');
    expect(calls).toHaveLength(2);
    await screen.findByText('Showing 1 to 1 of 1 entries');
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(2);
  });

  test('never shows a late answer in place of a newer one', async () => {
    const releases: (() => void)[] = [];
    stubApi(async (call) => {
      if ((call.body as Body).searchTerm !== undefined) {
        await new Promise<void>((resolve) => releases.push(resolve));
      }
      return answerPage(call);
    });
    const user = open();
    await screen.findByText('Showing 1 to 10 of 25 entries');
    const box = screen.getByLabelText('Search');
    await user.type(box, 'person 1{Enter}');
    await user.type(box, '3{Enter}');
    await waitFor(() => expect(releases).toHaveLength(2));
    releases[1]?.();
    await screen.findByText('Showing 1 to 1 of 1 entries');
    releases[0]?.();
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
    expect(names()).toBe(1);
  });

  test('says that there is nothing, in its own words, only when the server said so', async () => {
    stubApi(answerPage);
    open('', { search: 'nobody' });
    await screen.findByText('No records found');
    expect(screen.getByText('Showing 0 to 0 of 0 entries')).toBeVisible();
    expect(button('PDF')).toBeDisabled();
  });

  test('a failed load is an error with Retry, never an empty list', async () => {
    let isDown = true;
    stubApi((call) =>
      isDown ? failure(503, 'unavailable', 'Please try again soon.') : answerPage(call),
    );
    const user = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again soon.');
    expect(screen.queryByText('No records found')).not.toBeInTheDocument();
    isDown = false;
    await user.click(button('Retry'));
    await screen.findByText('Showing 1 to 10 of 25 entries');
  });

  test('a server that cannot be reached is an error too', async () => {
    stubApi(() => undefined);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  });

  test('an answer that is not the server’s is an error too', async () => {
    stubApi(() => ({ data: '<html>Please log in to the Wi-Fi</html>' }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    expect(screen.queryByText('No records found')).not.toBeInTheDocument();
  });

  test('shows what the server says about a filter beside that filter', async () => {
    const problem = 'From Date is after To Date';
    stubApi(() => failure(400, 'invalid_input', problem, { fromDate: problem }));
    open('?fromDate=2026-02-02&toDate=2026-02-01');
    await waitFor(() =>
      expect(screen.getByLabelText('From Date')).toHaveAccessibleDescription(problem),
    );
    expect(screen.getByRole('alert')).not.toHaveTextContent(problem);
  });

  test('shows what the server says about the search beside it, whatever the report calls it', async () => {
    const problem = 'Search for readable characters';
    stubApi(() => failure(400, 'invalid_input', problem, { searchTerm: problem }));
    open();
    await waitFor(() =>
      expect(screen.getByLabelText('Search')).toHaveAccessibleDescription(problem),
    );
  });

  test('a page beyond the last one becomes the last one', async () => {
    stubApi(answerPage);
    open('?page=9');
    await screen.findByText('Showing 21 to 25 of 25 entries');
    expect(address()).toBe('?page=3');
  });
});

test('the list of all enquiries asks for one kind', async () => {
  const calls = stubApi(() => ({ data: { data: [], totalPages: 0, totalRecords: 0 } }));
  const user = open('', { source: allEnquiriesSource });
  await screen.findByText('No records found');
  await user.selectOptions(screen.getByLabelText('Type'), 'Offer enquiry');
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ kind: 'offer', page: 1 }));
  expect(address()).toBe('?kind=offer');
});

describe('the state of enquiries on the desk', () => {
  const rows = ['sales', 'finance', 'opt-in'].map((kind, index) => ({
    ...buildRow(`Person ${index}`),
    kind,
    mobile: '',
    email: '',
    message: '',
    details: {},
  }));
  const stands = [
    {
      reference: 'R-Person 0',
      status: 'talking',
      assignee: { user_id: 'rina', user_name: 'Rina' },
    },
    { reference: 'R-Person 1', status: 'new', assignee: null },
    { reference: 'R-Person 2', status: 'done', assignee: null },
  ];
  const answer = ({ url }: ApiCall) =>
    url === '/api/desk/stands'
      ? { data: { stands } }
      : { data: { data: rows, totalPages: 1, totalRecords: rows.length } };
  const source = allEnquiriesSource;
  const hasStates = true;
  const texts = (part: HTMLElement) => part.textContent;

  test('is a last column, asked for once for all rows', async () => {
    const calls = stubApi(answer);
    open('', { source, hasStates });
    const table = await screen.findByRole('table');
    // Each row shows its own state as soon as React has rendered it.
    for (const text of ['In progress', 'Unassigned', 'Recorded']) {
      expect(await within(table).findByText(text)).toBeVisible();
    }
    expect(within(table).getAllByRole('columnheader').map(texts)).toEqual([
      ...source.columns.map(({ header }) => header),
      'On the desk',
    ]);
    const lines = within(table).getAllByRole('row').slice(1);
    expect(lines.map((line) => within(line).getAllByRole('cell').map(texts).at(-1))).toEqual([
      'In progressRina',
      'NewUnassigned',
      'Recorded',
    ]);
    expect(calls.filter(({ url }) => url === '/api/desk/stands').map(({ body }) => body)).toEqual([
      { references: rows.map(({ reference }) => reference) },
    ]);
  });

  test('is a line of each card on a phone', async () => {
    stubWidth(360);
    stubApi(answer);
    open('', { source, hasStates });
    for (const text of ['In progress', 'Unassigned', 'Recorded']) {
      expect(await screen.findByText(text, { exact: false })).toBeVisible();
    }
    expect(screen.getAllByRole('listitem').map(texts)).toEqual([
      expect.stringMatching(/On the desk: In progressRina$/),
      expect.stringMatching(/On the desk: NewUnassigned$/),
      expect.stringMatching(/On the desk: Recorded$/),
    ]);
  });

  test('what the answer leaves out is a dash, and the list is shown all the same', async () => {
    stubApi((call) =>
      call.url === '/api/desk/stands' ? failure(503, 'unavailable', 'Away') : answer(call),
    );
    open('', { source, hasStates });
    expect(await screen.findAllByText('–')).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['to who does not answer enquiries', { source, hasStates, rights: rightsOf('viewer') }],
    ['in a report of one kind', { source: sales }],
  ])('is not shown %s', async (_, options) => {
    const calls = stubApi(answer);
    open('', options);
    await screen.findByText('Showing 1 to 3 of 3 entries');
    expect(screen.queryByText('On the desk')).toBeNull();
    expect(calls.map(({ url }) => url)).toEqual([options.source.path]);
  });
});

test.each([
  { total: 5_001, shown: '5001', isPdfOffered: true, why: /at most 5,000 rows. Use PDF or CSV/ },
  { total: 20_001, shown: '20001', isPdfOffered: false, why: /5,000 rows, and PDF at most 20,000/ },
])(
  'what takes less than $total rows is not offered, and the screen says why',
  async ({ total, shown, isPdfOffered, why }) => {
    stubApi((call) => ({ data: { ...answerPage(call).data, totalRecords: total } }));
    const user = open();
    await screen.findByText(`Showing 1 to 10 of ${shown} entries`);
    expect(button('PDF')).toBeEnabled();
    expect(button('Print')).toBeEnabled();
    await user.click(screen.getByLabelText(/^All matching/));
    expect((button('PDF') as HTMLButtonElement).disabled).toBe(!isPdfOffered);
    expect(button('Print')).toBeDisabled();
    expect(button('CSV')).toBeEnabled();
    expect(screen.getByText(why)).toBeVisible();
  },
);

const none = { fromDate: '', toDate: '' };
const some = { fromDate: '2026-11-01', toDate: '2026-11-02' };
test.each<[EnquiryKind, object, object]>([
  ['service-booking', { ...none, search: '' }, { ...some, search: 'a' }],
  ['amc', {}, { ...some, search: 'a' }],
  ['warranty', {}, { ...some, search: 'a' }],
  ['insurance', {}, { ...some, searchTerm: 'a' }],
  ['finance', { ...none, search: '' }, { ...some, search: 'a' }],
  ['product', {}, { ...some, search: 'a' }],
  ['service', { ...none, searchTerm: '' }, { ...some, searchTerm: 'a' }],
  ['spare-parts', {}, { ...some, searchTerm: 'a' }],
  ['sales', {}, { ...some, searchTerm: 'a' }],
  ['offer', {}, { ...some, searchTerm: 'a' }],
  ['joy-club', {}, { ...some, search: 'a' }],
])('the report of %s sends the ordered keys (rules: given-texts)', async (kind, empty, filled) => {
  const calls = stubApi(() => ({ data: { data: [], totalPages: 0, totalRecords: 0 } }));
  const source = reportSource(kind) as ReportSource;
  // An owner's screen asks whether there are any enquiries at all.
  const rights = rightsOf('viewer');
  open('', { source, rights });
  open('?fromDate=2026-11-01&toDate=2026-11-02', { source, search: 'a', rights });
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ url, body }) => [url, body])).toEqual([
    [source.path, { page: 1, limit: 10, ...empty }],
    [source.path, { page: 1, limit: 10, ...filled }],
  ]);
});

test('a report is explained that has no row at all, not one whose filter finds none (rules: empty-screens)', async () => {
  stubApi(() => ({ data: { data: [], totalPages: 0, totalRecords: 0 } }));
  const rights = rightsOf('viewer');
  const explanation = /^Every enquiry of this type is listed here/;
  open('', { rights });
  expect(await screen.findByText(explanation)).toBeInTheDocument();
  cleanup();
  open('?fromDate=2026-11-01', { rights });
  expect(await screen.findByText('No records found')).toBeInTheDocument();
  expect(screen.queryByText(explanation)).toBeNull();
});

test('the exports say how many rows each choice leaves', async () => {
  stubApi(answerPage);
  open();
  await screen.findByText('Showing 1 to 10 of 25 entries');
  expect(screen.getByLabelText('This page (10)')).toBeChecked();
  expect(screen.getByLabelText('All matching (25)')).toBeInTheDocument();
});

test('SEARCH comes right after its box', async () => {
  stubApi(answerPage);
  const user = open();
  await screen.findByText('Showing 1 to 10 of 25 entries');
  await user.click(screen.getByLabelText('Search'));
  await user.tab();
  expect(button('SEARCH')).toHaveFocus();
});

describe('where a table does not fit', () => {
  beforeEach(() => stubWidth(360));

  test('an enquiry has three lines, and opens in full', async () => {
    const row = { ...buildRow('Asha Rai'), pin_code: '', kind: 'sales', details: {} };
    const all = { ...row, mobile: '9876543210', email: 'a@example.com', message: 'Call me' };
    stubApi(() => ({ data: { data: [all], totalPages: 1, totalRecords: 1 } }));
    const user = open('', { source: allEnquiriesSource });
    const list = await screen.findByRole('list', { name: 'Rows of All Enquiries' });
    const lines = [...list.querySelectorAll('li > p')].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Asha Rai2026-11-21 10:00',
      'Kind: Sales enquiry · Model: sp125 · Email: a@example.com',
      '9876543210Call meR-Asha Rai',
    ]);
    expect(within(list).getByRole('link')).toHaveAttribute('href', 'tel:+919876543210');
    await user.click(within(list).getByRole('button', { name: 'Asha Rai' }));
    expect(await screen.findByRole('dialog', { name: 'Asha Rai' })).toBeInTheDocument();
  });

  test('says that there is nothing', async () => {
    stubApi(() => ({ data: { data: [], totalPages: 0, totalRecords: 0 } }));
    open();
    expect(await screen.findByText('No records found')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('the exports are in a menu before the list', async () => {
    stubApi(answerPage);
    const user = open();
    const list = await screen.findByRole('list', { name: 'Rows of Sales Report' });
    expect(screen.queryByRole('button', { name: 'CSV' })).not.toBeInTheDocument();
    const menu = button('Export');
    expect(menu.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    for (const format of ['PDF', 'CSV', 'Print']) expect(button(format)).toBeEnabled();
    expect(screen.getByLabelText('All matching (25)')).toBeInTheDocument();
  });
});

test.each([
  { columns: 5, source: reportSource('offer'), narrow: 800 },
  { columns: 9, source: allEnquiriesSource, narrow: 1279 },
  { columns: 12, source: reportSource('service-booking'), narrow: 1279 },
])('$columns columns are a table from a width on that holds them', async ({ source, narrow }) => {
  stubApi(() => ({ data: { data: [], totalPages: 0, totalRecords: 0 } }));
  stubWidth(narrow);
  open('', { source: source as ReportSource });
  await screen.findByText(/^Showing/);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  cleanup();
  stubWidth(narrow === 800 ? 832 : 1280);
  open('', { source: source as ReportSource });
  await screen.findByText(/^Showing/);
  expect(screen.getByRole('table')).toBeInTheDocument();
});

/** Sets the window's width in pixels, with letters of the usual size. */
function stubWidth(width: number) {
  vi.stubGlobal('matchMedia', (media: string) => {
    const [, most] = /^\(width < (\d+)em\)$/.exec(media) ?? [];
    return Object.assign(new EventTarget(), { media, matches: width < Number(most) * 16 });
  });
}

describe('somebody who may not export', () => {
  test('has PDF, CSV and Print of the page, and no choice of more', async () => {
    stubApi(answerPage);
    open('', { rights: rightsOf('sales') });
    expect(await screen.findByText('This page (10)')).toBeInTheDocument();
    for (const name of ['PDF', 'CSV', 'Print']) expect(button(name)).toBeEnabled();
    expect(screen.queryByLabelText(/^All matching/)).toBeNull();
  });
});

describe('somebody who reads some kinds', () => {
  const rights = rightsOf('service');

  test('is offered these alone', async () => {
    stubApi(answerPage);
    open('', { source: allEnquiriesSource, rights });
    await screen.findByText('Showing 1 to 10 of 25 entries');
    const options = within(screen.getByLabelText('Type')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All types',
      ...rights.kinds.map((kind) => kindTexts[kind].title),
    ]);
  });

  test('finds nothing of another kind by a link', async () => {
    const calls = stubApi(answerPage);
    open('?kind=sales', { source: allEnquiriesSource, rights });
    await screen.findByText('Showing 1 to 10 of 25 entries');
    expect(calls.map(({ body }) => (body as { kind?: string }).kind)).toEqual(['']);
  });
});
