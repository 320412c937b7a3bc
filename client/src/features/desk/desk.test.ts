import { instantOf, type DeskPage, type DeskRow } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { describe, expect, test } from 'vitest';
import { deskRow } from '../../../test/desk-row.ts';
import { stubApi } from '../../../test/stub-api.ts';
import {
  closedDayText,
  closedText,
  hasAppointmentBegun,
  isAppointmentDay,
  isAppointmentPassed,
} from './common/appointment.ts';
import { readDeskAddress, writeDeskAddress } from './common/desk-address.ts';
import { dueOf } from './common/due.ts';
import { fetchPage, withRows } from './list/fetch-rows.ts';
import { compareRows } from './list/refresh-rows.ts';
import { presetsAt, timesOn } from './steps/times.ts';

const noon = instantOf('2026-11-21T12:00');
const at = (time: string) => instantOf(`2026-11-21T${time}`);

test.each([
  [25, false, '45', '25 of 45'],
  // Nobody has counted those with a filter.
  [25, false, undefined, '25+ enquiries'],
  [1, true, undefined, '1 enquiry'],
])('%i rows, all of them: %s, of %s', (rows, isAll, total, expected) => {
  expect(deskTexts.shown(rows, isAll, total)).toBe(expected);
});

describe('how near the next step is', () => {
  const firstAnswer = {
    arrived_at: noon,
    next_at: at('16:00'),
    due_at: at('16:00'),
    critical_at: at('20:00'),
    soon_at: at('15:00'),
  };
  test.each([
    ['12:59', 'later', '', 'in 3 h'],
    ['14:59', 'later', '', 'in 1 h'],
    ['15:00', 'soon', 'Due soon', 'in 1 h'],
    ['15:50', 'soon', 'Due soon', 'in 10 min'],
    ['16:00', 'overdue', '', '1 min overdue'],
    ['19:59', 'overdue', '', '4 h overdue'],
    ['20:00', 'critical', 'Critical', '4 h overdue'],
  ])('at %s it is %s', (time, level, word, relative) => {
    const absolute = 'today 4:00 pm';
    expect(dueOf(deskRow(firstAnswer), at(time))).toEqual({ level, word, relative, absolute });
  });

  test('a later step is never critical', () => {
    const row = deskRow({
      ...firstAnswer,
      next_at: at('18:00'),
      attempted_at: at('12:10'),
      soon_at: at('17:45'),
    });
    expect(dueOf(row, at('17:30')).level).toBe('later');
    expect(dueOf(row, at('17:45')).level).toBe('soon');
    expect(dueOf(row, at('21:00')).level).toBe('overdue');
  });
});

test('an appointment is asked about from its day on, and insisted on when it has passed', () => {
  const fixed = (time: string) =>
    deskRow({ appointment: { day: '2026-11-21', time, state: 'confirmed' } });
  const states = (row: ReturnType<typeof deskRow>, now: number) => [
    isAppointmentDay(row, now) && hasAppointmentBegun(row, now),
    isAppointmentDay(row, now),
    isAppointmentPassed(row, now),
  ];
  expect(states(fixed('15:00'), instantOf('2026-11-20T23:59'))).toEqual([false, false, false]);
  expect(states(fixed('15:00'), noon)).toEqual([false, true, false]);
  expect(states(fixed('15:00'), at('15:00'))).toEqual([true, true, true]);
  expect(states(fixed(''), at('23:00'))).toEqual([true, true, false]);
  expect(states(fixed(''), instantOf('2026-11-22T00:00'))).toEqual([true, true, true]);
});

test('an appointment that is to come says that the dealership is closed then', () => {
  const day = [{ opens: '10:00', closes: '19:00' }];
  const hours = {
    week: [day, day, day, day, day, day, []],
    special: [
      { firstDay: '2026-12-25', lastDay: '2026-12-25', intervals: [], reason: 'Christmas' },
      { firstDay: '2026-12-31', lastDay: '2026-12-31', intervals: day, reason: 'Last day' },
    ],
  };
  const asked = (date: string, time = '', values: Partial<DeskRow> = {}) =>
    closedText(
      deskRow({ appointment: { day: date, time, state: 'asked' }, ...values }),
      hours,
      at('20:00'),
    );
  expect(asked('2026-12-25')).toBe('Closed on Fri 25 Dec (Christmas).');
  expect(asked('2026-12-25', '11:00')).toBe('Closed on Fri 25 Dec (Christmas).');
  expect(asked('2026-11-22')).toBe('Closed on Sun 22 Nov.');
  expect(asked('2026-11-23', '20:15')).toBe(
    'Closed at 08:15 PM on Mon 23 Nov. Open 10:00 AM to 07:00 PM.',
  );
  expect(asked('2026-11-23', '11:00')).toBe('');
  expect(asked('2026-11-23')).toBe('');
  // No text for special hours, a day that is over, a customer who came, or a closed enquiry.
  expect(asked('2026-12-31')).toBe('');
  expect(asked('2026-11-15')).toBe('');
  expect(asked('2026-11-21')).toBe('');
  expect(closedText(deskRow(), hours, noon)).toBe('');
  expect(asked('2026-11-22', '', { standing: 'closed' })).toBe('');
  const came = { appointment: { day: '2026-11-22', time: '', state: 'came' } } as const;
  expect(closedText(deskRow(came), hours, noon)).toBe('');
  expect(closedDayText('2026-11-22', hours, noon)).toBe('Closed on Sun 22 Nov.');
  expect(closedDayText('2026-11-21', hours, at('20:00'))).toBe('');
});

test('times that take one tap lie ahead, on days on which it is open', () => {
  const day = [{ opens: '10:00', closes: '19:00' }];
  // The 21st is a Saturday.
  const hours = { week: [day, day, day, day, day, day, []], special: [] };
  expect(presetsAt(noon, hours).map(({ label, at: minute }) => [label, minute])).toEqual([
    ['In 1 hour', '2026-11-21T13:00'],
    ['This evening', '2026-11-21T18:00'],
    ['Mon 23 Nov', '2026-11-23T10:30'],
  ]);
  expect(presetsAt(at('17:30'), hours)[1]?.label).toBe('Tomorrow evening');
  const onFriday = presetsAt(at('17:30') - 24 * 60 * 60_000, hours);
  expect(onFriday.map(({ label }) => label)).toEqual(['In 1 hour', 'Tomorrow', 'Tomorrow evening']);
  // On a day that begins later than usual, the morning begins with it.
  const late = { ...hours, week: hours.week.map(() => [{ opens: '11:00', closes: '17:00' }]) };
  expect(presetsAt(noon, late)[2]).toMatchObject({ at: '2026-11-22T11:00', isClosed: false });
  expect(timesOn('2026-11-21', at('16:30'), hours)).toEqual(['17:00', '18:00']);
  expect(timesOn('2026-11-22', noon, hours)).toEqual([]);
});

describe('what has changed since rows were shown', () => {
  const filters = readDeskAddress(new URLSearchParams());
  const page = (references: readonly string[], next: string | null = null): DeskPage => ({
    rows: references.map((reference) => deskRow({ reference })),
    next,
  });
  const compare = async (shown: DeskPage, fresh: DeskPage) => {
    stubApi(({ url, body }) => {
      if (url === '/api/desk') return { data: fresh };
      const { references } = body as { references: string[] };
      const found = references.filter((reference) => reference !== 'GONE');
      const rows = found.map((reference) => deskRow({ reference, status: 'talking' }));
      return { data: { rows } };
    });
    const difference = await compareRows(filters, () => shown);
    if (!difference) throw new Error('Nothing is shown.');
    return { ...difference, rows: difference.shown.rows };
  };

  test('what comes is counted, what goes keeps its place', async () => {
    const { rows, arrived, left } = await compare(page(['A', 'B', 'C']), page(['N', 'A', 'C']));
    expect(rows.map(({ reference }) => reference)).toEqual(['A', 'B', 'C']);
    expect([arrived, [...left]]).toEqual([1, ['B']]);
    expect(rows[1]?.status).toBe('talking');
  });

  test('what was erased, or may not be read any more, is not shown on', async () => {
    const { rows } = await compare(page(['A', 'GONE', 'C']), page(['A', 'C']));
    expect(rows.map(({ reference }) => reference)).toEqual(['A', 'C']);
  });

  test('what comes below the last of the rows is not new', async () => {
    const { arrived, left } = await compare(page(['A', 'B'], '1~2'), page(['A', 'B', 'C', 'D']));
    expect([arrived, left.size]).toEqual([0, 0]);
  });
});

test('a search goes on where its last page ended', async () => {
  const rows = (references: readonly string[]) =>
    references.map((reference) => deskRow({ reference }));
  const calls = stubApi(() => ({ data: { rows: rows(['B', 'C']), next: null } }));
  const filters = { ...readDeskAddress(new URLSearchParams()), search: '98320' };
  const further = await fetchPage(filters, { after: '5~1' });
  const page = withRows({ rows: rows(['A', 'B']), next: '5~1' }, further);
  expect(page.rows.map(({ reference }) => reference)).toEqual(['A', 'B', 'C']);
  expect(calls.map(({ body }) => body)).toMatchObject([{ search: '98320', after: '5~1' }]);
});

test('an address holds what narrows the list down, and never what is searched for', () => {
  const address = writeDeskAddress(new URLSearchParams('other=1&view=nonsense'), {
    view: 'overdue',
    kind: 'sales',
    assignee: 'rina',
    search: '98320',
    enquiry: 'K4M72WRA',
  });
  expect(address.toString()).toBe('other=1&view=overdue&kind=sales&assignee=rina&enquiry=K4M72WRA');
  expect(readDeskAddress(address)).toMatchObject({ view: 'overdue', status: '', search: '' });
  expect(writeDeskAddress(address, { view: 'mine', enquiry: '' }).toString()).toBe(
    'other=1&view=mine&kind=sales&assignee=rina',
  );
});
