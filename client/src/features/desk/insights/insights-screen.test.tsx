import {
  screenAddress,
  type CountedFilter,
  type ExportFormat,
  type InsightNumbers,
  type Insights,
  type Quoted,
  type TapCounts,
} from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { deskOf } from '../../../../test/desk.ts';
import { owner } from '../../../../test/rights.ts';
import { failure, stubApi, type ApiCall } from '../../../../test/stub-api.ts';
import { RightsContext } from '../../../lib/staff/rights.ts';
import { DeskContext } from '../common/desk-context.ts';
import { CountedLine } from './counted-line.tsx';
import type { InsightDocument } from './insight-document.ts';
import { InsightsScreen } from './insights-screen.tsx';

const few: InsightNumbers = {
  arrived: 1200,
  awaited: 1100,
  answered: 1000,
  promised: 1000,
  in_time: 999,
  reached: 800,
  appointed: 300,
  missed: 7,
  done: 90,
  lost: 3,
  median: 25,
  p90: 85,
  reasons: [{ reason: 'price', count: 3 }],
};
const none: InsightNumbers = {
  arrived: 2,
  awaited: 0,
  answered: 0,
  promised: 0,
  in_time: 0,
  reached: 2,
  appointed: 0,
  missed: 0,
  done: 0,
  lost: 0,
  median: null,
  p90: null,
  reasons: [],
};
/** A course of this number, with the same for all others. */
function courseWith(arrived: readonly number[]): Insights['course'] {
  const numbers = Object.keys(few).filter((name) => name !== 'reasons');
  return Object.fromEntries(numbers.map((name) => [name, [...arrived]])) as Insights['course'];
}

const insights: Insights = {
  total: few,
  course: courseWith([1000, 0, 200, ...Array<number>(27).fill(0)]),
  groups: [
    { key: 'asha', name: 'Asha <b>Rai', ...few },
    { key: '', ...none },
  ],
};
const taps: TapCounts = {
  total: { call: 1500, whatsapp: 4 },
  pages: [
    { page: 'home', call: 1500, whatsapp: 0 },
    { page: 'view-details', call: 0, whatsapp: 4 },
  ],
  models: [
    { key: '', call: 1500, whatsapp: 1 },
    { key: 'shine125', name: 'Shine <b>125', call: 0, whatsapp: 3 },
  ],
};
const quoted: Quoted = { made: 1200, opened: 900, accepted: 300, ended: 45, won: 280 };
const reasons = [{ key: 'price', label: { en: 'Too dear' } }];

function open(
  address: string,
  answer: (call: ApiCall) => ReturnType<Parameters<typeof stubApi>[0]>,
  element = <InsightsScreen onExport={exported} />,
) {
  const calls = stubApi((call) => {
    if (call.url === '/api/desk/choices') return { data: { reasons, colleagues: [] } };
    if (call.url === '/api/insights/quotations') return { data: quoted };
    return call.url === '/api/insights/taps' ? { data: taps } : answer(call);
  });
  render(
    <RightsContext value={owner}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <MemoryRouter initialEntries={[`${screenAddress('insights')}?${address}`]}>
          {element}
        </MemoryRouter>
      </QueryClientProvider>
    </RightsContext>,
  );
  return calls;
}

const exported = vi.fn((_format: ExportFormat, _document: InsightDocument) => Promise.resolve(''));
const period = 'from=2026-11-01&to=2026-11-30';
const inTable = async () => within(await screen.findByRole('region', { name: 'All numbers' }));

test('every number leads to its rows, and none is rounded to all or nothing', async () => {
  const calls = open(`${period}&by=person&kind=sales`, () => ({ data: insights }));
  const table = await inTable();
  expect(calls.find(({ url }) => url === '/api/insights')?.body).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
    by: 'person',
    kinds: ['sales'],
  });
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows[2]).toContain('Asha <b>Rai');
  expect(rows[2]).toContain('25 min1 h 25 min');
  expect(table.getAllByText(/^99%: /)).toHaveLength(2);
  expect(rows[3]).toMatch(/^Unassigned2.*00–––2.*0000$/);

  const hrefOf = (name: RegExp) => table.getByRole('link', { name }).getAttribute('href');
  const desk = `/admin/desk?counted=`;
  expect(hrefOf(/^1,200\s?received, All$/)).toBe(
    `${desk}arrived&${period}&shown=2026-11-01%202026-11-30%20person&kind=sales`,
  );
  expect(hrefOf(/^999\s?answered in time, Asha <b>Rai$/)).toBe(
    `${desk}in_time&${period}&by=person&key=asha&kind=sales`,
  );
  expect(hrefOf(/^2\s?reached, Unassigned$/)).toBe(`${desk}reached&${period}&by=person&kind=sales`);
  const lost = within(screen.getByRole('region', { name: 'Lost by reason, by person' }));
  expect(
    await lost.findByRole('link', { name: /^3\s?lost, Asha <b>Rai, Too dear$/ }),
  ).toHaveAttribute('href', `${desk}lost&${period}&by=person&key=asha&reason=price&kind=sales`);
});

const askedFor = (from: string, to: string) => (call: ApiCall) => {
  const body = call.body as { from?: string; to?: string } | undefined;
  return body?.from === from && body.to === to;
};

test('numbers say how they differ from the same days of the week before', async () => {
  const isBefore = askedFor('2026-11-16', '2026-11-18');
  const before: Insights = {
    total: { ...few, arrived: 1205, in_time: 950, promised: 1000, p90: 60, lost: 3, missed: 5 },
    course: courseWith([1, 2, 3]),
    groups: [],
  };
  const week = { ...insights, course: courseWith([5, 0, 2]) };
  const calls = open('from=2026-11-23&to=2026-11-25&kind=sales', (call) => ({
    data: isBefore(call) ? before : week,
  }));
  await screen.findByText(/^± compared with 16–18 Nov\./);
  expect(calls.find(isBefore)?.body).toMatchObject({ kinds: ['sales'] });
  const figures: unknown = Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((pair) => [
      pair.querySelector('dt')?.textContent,
      pair.querySelector('strong')?.parentElement?.textContent,
    ]),
  );
  expect(figures).toMatchObject({
    Received: '−5 compared with 16–18 Nov',
    'Answered in time': '+4 points compared with 16–18 Nov',
    'Typical first answer': '±0 compared with 16–18 Nov',
    '90 % answered within': '+25 min compared with 16–18 Nov',
    'No-shows': '+2 compared with 16–18 Nov',
  });
  // The week before has bars of its own.
  expect(document.querySelectorAll('rect[data-is="before"]')).toHaveLength(3);
  const table = within(screen.getByRole('region', { name: 'Enquiries per day' }));
  expect(table.getAllByRole('row').map((row) => row.lastChild?.textContent)).toEqual([
    '16–18 Nov',
    '1',
    '2',
    '3',
  ]);
});

test('nothing is compared with days on which nothing was received', async () => {
  const isBefore = askedFor('2026-10-01', '2026-10-31');
  open(period, (call) => ({
    data: isBefore(call)
      ? { total: { ...none, arrived: 0 }, course: courseWith([0]), groups: [] }
      : insights,
  }));
  await screen.findByText('No comparison: nothing that counts here was received on 1–31 Oct.');
  expect(document.querySelector('dl strong')).toBeNull();
});

test('a comparison that fails can be tried again', async () => {
  const isBefore = askedFor('2026-10-01', '2026-10-31');
  let isDown = true;
  open(period, (call) =>
    isDown && isBefore(call) ? failure(503, 'busy', 'Please wait.') : { data: insights },
  );
  await inTable();
  const retry = await screen.findByRole('button', { name: /again|retry/i });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByText(/^± compared with 1–31 Oct\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /again|retry/i })).toBeNull();
});

test('a share that is not whole never differs as one that is', async () => {
  const isBefore = askedFor('2026-10-01', '2026-10-31');
  const whole = { ...few, in_time: 1000 };
  open(period, (call) => ({ data: isBefore(call) ? { ...insights, total: whole } : insights }));
  expect(await screen.findByText('−1 point')).toBeVisible();
});

test('days of two years name their year, and only days with a bar are named', async () => {
  const isBefore = askedFor('2026-12-27', '2026-12-29');
  open('from=2026-12-30&to=2027-01-01', (call) => ({
    data: { ...insights, course: courseWith(isBefore(call) ? [4, 5] : [1, 0, 2]) },
  }));
  const bars = await screen.findByRole('img', { name: /^Enquiries per day/ });
  expect(bars).toHaveAccessibleName('Enquiries per day: At most 2, on 1 Jan 2027');
  expect(screen.getByRole('rowheader', { name: '30 Dec 2026' })).toBeInTheDocument();
  expect(await screen.findByText('27–28 Dec 2026', { selector: 'figcaption span' })).toBeVisible();
});

test('there is no chart and no line without numbers per day', async () => {
  open(period, () => ({ data: { total: few, groups: insights.groups } }));
  await inTable();
  expect(screen.queryByRole('img', { name: /^Enquiries per/ })).toBeNull();
  expect(document.querySelector('dl svg')).toBeNull();
});

/** The line below a number. */
const lineOf = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('svg path');

test('each number has a line of its course, with gaps where there is none', async () => {
  const course = {
    ...courseWith([4, 0, 2]),
    promised: [2, 0, 4],
    in_time: [1, 0, 4],
    median: [null, null, 30],
  };
  open('from=2026-11-23&to=2026-11-25', () => ({ data: { ...insights, course } }));
  await inTable();
  expect(document.querySelectorAll('dl svg[aria-hidden="true"]')).toHaveLength(10);
  expect(lineOf('Received')).toHaveAttribute('d', 'M0 0h0L1 4L2 2');
  expect(lineOf('Answered in time')).toHaveAttribute('d', 'M0 50h0M2 0h0');
  expect(lineOf('Typical first answer')).toHaveAttribute('d', 'M2 0h0');
});

test('one day has no line', async () => {
  open('from=2026-11-23&to=2026-11-23', () => ({ data: { ...insights, course: courseWith([3]) } }));
  await inTable();
  expect(document.querySelector('dl svg')).toBeNull();
});

test('the days of the course are bars, words and a table with links', async () => {
  open(period, () => ({ data: insights }));
  const bars = await screen.findByRole('img', { name: /^Enquiries per day/ });
  expect(bars).toHaveAccessibleName('Enquiries per day: At most 1,000, on Sun 1 Nov');
  expect(bars.querySelectorAll('rect[data-is="now"]')).toHaveLength(30);
  const table = within(screen.getByRole('region', { name: 'Enquiries per day' }));
  expect(table.getByRole('link', { name: /^200\s?received, Tue 3 Nov$/ })).toHaveAttribute(
    'href',
    '/admin/desk?counted=arrived&from=2026-11-03&to=2026-11-03&shown=2026-11-01%202026-11-30%20kind',
  );
  expect(table.getAllByRole('row')[2]).toHaveTextContent('Mon 2 Nov0');
});

test('people come before types, unless they are all that is asked for', async () => {
  open(period, ({ body }) => ({
    data: (body as { by: string }).by === 'person' ? insights : { ...insights, groups: [] },
  }));
  const people = await screen.findByRole('table', { name: 'By person' });
  expect(within(people).getByRole('link', { name: /^1,200\s?received, Asha/ })).toBeVisible();
  const types = screen.getByRole('table', { name: 'By type' });
  expect(people.compareDocumentPosition(types)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.change(screen.getByLabelText('By'), { target: { value: 'person' } });
  await waitFor(() => expect(screen.queryByRole('table', { name: 'By type' })).toBeNull());
  expect(screen.getAllByRole('table', { name: 'By person' })).toHaveLength(1);
});

test('the week, from Monday on, is a tap away', async () => {
  vi.setSystemTime('2026-11-28T06:00:00Z');
  const calls = open(period, () => ({ data: insights }));
  fireEvent.click(await screen.findByRole('button', { name: 'This week' }));
  await waitFor(() => expect(calls.some(askedFor('2026-11-23', '2026-11-28'))).toBe(true));
  expect(screen.getByRole('button', { name: 'This week' })).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Today is not over.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Last week' }));
  await waitFor(() => expect(calls.some(askedFor('2026-11-09', '2026-11-15'))).toBe(true));
  await waitFor(() => expect(screen.queryByText('Today is not over.')).toBeNull());
  vi.useRealTimers();
});

test('days to come are part of a period that is not over', async () => {
  vi.setSystemTime('2026-11-28T06:00:00Z');
  open(period, () => ({ data: insights }));
  expect(await screen.findByText('The period is not over.')).toBeVisible();
  vi.useRealTimers();
});

test('a period at a tap replaces days that were typed wrongly', async () => {
  vi.setSystemTime('2026-11-28T06:00:00Z');
  open('from=2026-11-23&to=2026-11-28', () => ({ data: insights }));
  await inTable();
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-12-01' } });
  expect(screen.getByText('The first day is after the last')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'This week' }));
  expect(screen.queryByText('The first day is after the last')).toBeNull();
  expect(screen.getByLabelText('First day')).toHaveValue('2026-11-23');
  vi.useRealTimers();
});

test('after midnight the pressed period is the one of the new day', async () => {
  vi.setSystemTime('2026-11-28T06:00:00Z');
  open(period, () => ({ data: insights }));
  await inTable();
  vi.setSystemTime('2026-11-29T06:00:00Z');
  const today = screen.getByRole('button', { name: 'Today' });
  fireEvent.click(today);
  await waitFor(() => expect(today).toHaveAttribute('aria-pressed', 'true'));
  vi.useRealTimers();
});

test('a file holds what is shown, and why there is none is shown', async () => {
  open(`${period}&by=person`, () => ({ data: insights }));
  exported.mockResolvedValueOnce('It broke off.');
  const csv = await screen.findByRole('button', { name: 'CSV' });
  await waitFor(() => expect(csv).toBeEnabled());
  fireEvent.click(csv);
  expect(await screen.findByText('It broke off.')).toHaveRole('alert');
  const { table, notes } = exported.mock.lastCall?.[1] ?? {};
  expect(notes?.[0]).toBe('Period: 2026-11-01 to 2026-11-30');
  expect(table?.cells.map((cells) => cells.length)).toEqual(Array(3).fill(table?.header.length));
  expect(table?.cells[1]).toEqual(
    expect.arrayContaining(['Asha <b>Rai', '1200', '999', '99%', '85', 'Too dear: 3']),
  );
});

test('presses of Call and WhatsApp are shown where nothing arrived, lead nowhere, and go into a file of their own', async () => {
  const calls = open(`${period}&kind=sales`, () => ({
    data: { total: { ...none, arrived: 0 }, course: courseWith([]), groups: [] },
  }));
  const part = within(
    await screen.findByRole('region', { name: 'Calls and WhatsApp from the website' }),
  );
  const rows = async (name: string) => {
    const table = await part.findByRole('table', { name: new RegExp(`, ${name}$`) });
    return within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
  };
  expect(await rows('By page')).toEqual([
    'PageCallWhatsAppBoth',
    'All pages1,50041,504',
    'Home1,50001,500',
    'A model044',
  ]);
  expect((await rows('By model')).at(-1)).toBe('Shine <b>125033');
  expect(part.getByText(/Taps, not people/)).toBeVisible();
  expect(part.queryByRole('link')).toBeNull();
  expect(calls.find(({ url }) => url === '/api/insights/taps')?.body).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  });
  fireEvent.click(part.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(exported.mock.lastCall?.[1].fileName).toBe('calls-and-whatsapp'));
  expect(exported.mock.lastCall?.[1].table.cells).toEqual([
    ['', 'All pages', '1500', '4', '1504'],
    ['Page', 'Home', '1500', '0', '1500'],
    ['Page', 'A model', '0', '4', '4'],
    ['Model', 'No model, or another one', '1500', '1', '1501'],
    ['Model', 'Shine <b>125', '0', '3', '3'],
  ]);
});

test('quotations are counted from the first to the sale, for the chosen kind, with a file of their own', async () => {
  const calls = open(`${period}&kind=sales`, () => ({ data: insights }));
  const part = within(await screen.findByRole('region', { name: 'Quotations' }));
  const rows = within(await part.findByRole('table', { name: 'Quotations' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'QuotationsNumber',
    'Made1,200',
    'Opened by the customer900',
    'Accepted300',
    'Expired or withdrawn45',
    'Enquiries won after a quotation280',
  ]);
  expect(part.queryByRole('link')).toBeNull();
  expect(calls.find(({ url }) => url === '/api/insights/quotations')?.body).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
    kinds: ['sales'],
  });
  fireEvent.click(part.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(exported.mock.lastCall?.[1].fileName).toBe('quotations'));
  const { notes, table } = exported.mock.lastCall?.[1] ?? {};
  expect(notes?.slice(0, 2)).toEqual(['Period: 2026-11-01 to 2026-11-30', 'Type: Sales']);
  expect(table?.cells[4]).toEqual(['Enquiries won after a quotation', '280']);
});

test('an empty period and a failed load are shown', async () => {
  open(period, () => ({
    data: { total: { ...none, arrived: 0 }, course: courseWith([]), groups: [] },
  }));
  expect(await screen.findByText(/^No enquiries in this period\./)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'All numbers' })).toBeNull();
});

test('a failure can be tried again', async () => {
  let isDown = true;
  open(period, () => (isDown ? failure(503, 'busy', 'Please wait.') : { data: insights }));
  const retry = await screen.findByRole('button', { name: /again|retry/i });
  isDown = false;
  fireEvent.click(retry);
  await inTable();
});

test('days that end before they begin are not asked for', async () => {
  const calls = open(period, () => ({ data: insights }));
  await inTable();
  const before = calls.filter(({ url }) => url === '/api/insights').length;
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-12-01' } });
  expect(screen.getByText('The first day is after the last')).toBeVisible();
  expect(calls.filter(({ url }) => url === '/api/insights')).toHaveLength(before);
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-02' } });
  await inTable();
  expect(calls.map(({ body }) => body)).toContainEqual({
    from: '2026-12-01',
    to: '2026-12-02',
    by: 'kind',
  });
});

test.each([
  [undefined, `${period}&by=person&kind=sales`],
  [
    { from: '2026-10-01', to: '2026-12-30', by: 'kind' },
    'from=2026-10-01&to=2026-12-30&kind=sales',
  ],
] as const)('the desk says which number its list is behind, after %j', async (shown, back) => {
  const counted: CountedFilter = {
    from: '2026-11-01',
    to: '2026-11-30',
    figure: 'lost',
    reason: 'price',
    group: { by: 'person', key: 'asha' },
  };
  const desk = deskOf({
    filters: { ...deskOf().filters, kind: 'sales', counted, shown },
    linkTo: ({ kind }) => ({ to: kind === '' ? '/whole' : '/narrow', state: null }),
  });
  const line = (
    <DeskContext value={desk}>
      <CountedLine counted={counted} />
    </DeskContext>
  );
  open('', () => ({ data: insights }), line);
  expect(
    await screen.findByText(
      'Enquiries counted in Insights: lost, Too dear, Asha <b>Rai, Sales, 1 November 2026 to 30 November 2026.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Insights' })).toHaveAttribute(
    'href',
    `/admin/insights?${back}`,
  );
  expect(screen.getByRole('link', { name: 'Show the whole desk' })).toHaveAttribute(
    'href',
    '/whole',
  );
});
