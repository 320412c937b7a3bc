import {
  insightFigures,
  insightGroups,
  type CountedFilter,
  type DeskView,
  type Role,
} from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { owner, rightsOf } from '../../../../test/rights.ts';
import { stubApi } from '../../../../test/stub-api.ts';
import { RightsContext } from '../../../lib/staff/rights.ts';
import {
  readDeskAddress,
  useDeskAddress,
  writeDeskAddress,
  type DeskState,
} from './desk-address.ts';

function open(state: DeskState) {
  const { result } = renderHook(useDeskAddress, {
    wrapper: ({ children }) => (
      <RightsContext value={owner}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={[{ pathname: '/desk', search: '?enquiry=R1', state }]}>
            {children}
          </MemoryRouter>
        </QueryClientProvider>
      </RightsContext>
    ),
  });
  return result;
}

test('what takes the place of an enquiry that was opened from a day leads back to that day', () => {
  const day = open({ isFromList: true, isFromDay: true });
  expect(day.current.linkTo({ enquiry: 'R2' }).state).toEqual({
    isFromList: true,
    isFromDay: true,
  });
  act(() => day.current.go({ enquiry: 'R2' }, { replace: true }));
  expect(day.current.isFromDay).toBe(true);
  act(() => day.current.go({ enquiry: '' }));
  expect(day.current).toMatchObject({ isFromList: false, isFromDay: false });

  const list = open({ isFromList: true });
  act(() => list.current.go({ enquiry: 'R2' }, { replace: true }));
  expect(list.current).toMatchObject({ isFromList: true, isFromDay: false });
});

/** Opens the desk with these counts in its lists. */
function start(role: Role, counts: Partial<Record<DeskView, number>>, search = '') {
  const queries = new QueryClient();
  stubApi(() => ({ data: { counts: { mine: 0, overdue: 0, unassigned: 0, ...counts } } }));
  const { result } = renderHook(() => ({ ...useDeskAddress(), at: useLocation().search }), {
    wrapper: ({ children }) => (
      <RightsContext value={rightsOf(role)}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={[`/desk${search}`]}>{children}</MemoryRouter>
        </QueryClientProvider>
      </RightsContext>
    ),
  });
  return result;
}

test.each([
  ['owner', { overdue: 45, unassigned: 16 }, 'overdue'],
  ['manager', { mine: 1, overdue: 45 }, 'mine'],
  ['viewer', { unassigned: 16 }, 'unassigned'],
  ['owner', {}, 'mine'],
] as const)('the desk of a %s with %j opens with %s', async (role, counts, view) => {
  const desk = start(role, counts);
  expect(desk.current.isWaiting).toBe(true);
  await waitFor(() => expect(desk.current.at).toBe(`?view=${view}`));
  expect(desk.current).toMatchObject({ isWaiting: false, address: { view } });
});

test.each([
  ['sales', '', 'mine'],
  ['owner', '?view=mine', 'mine'],
  ['owner', '?enquiry=R1', 'mine'],
  ['owner', '?view=closed', 'closed'],
] as const)('nothing is counted first for %s at %s', (role, search, view) => {
  const desk = start(role, { overdue: 45 }, search);
  expect(desk.current).toMatchObject({ isWaiting: false, address: { view }, at: search });
});

const period = { from: '2026-11-01', to: '2026-11-30' };
const atKind = new URLSearchParams('kind=sales');

test.each<CountedFilter>([
  ...insightFigures.map((figure) => ({ ...period, figure })),
  ...insightGroups.map(
    (by) => ({ ...period, figure: 'done', group: { by, key: 'a b&=+' } }) as const,
  ),
  { ...period, figure: 'lost', group: { by: 'person', key: '' }, reason: 'price' },
])('what Insights counts is read from an address as it was written: %j', (counted) => {
  const shown = { from: '2026-10-01', to: '2026-12-30', by: 'person' } as const;
  const written = writeDeskAddress(atKind, { counted, shown });
  const read = readDeskAddress(new URLSearchParams(written.toString()));
  expect(read).toEqual({ ...readDeskAddress(atKind), counted, shown });
  // An enquiry is opened from the list, and closed.
  const opened = writeDeskAddress(written, { enquiry: 'R1' });
  expect(writeDeskAddress(opened, { enquiry: '' }).toString()).toBe(written.toString());
  expect(writeDeskAddress(written, { counted: undefined }).toString()).toBe(atKind.toString());
});

test.each([
  'counted=nothing&from=2026-11-01&to=2026-11-30',
  'counted=done&from=2026-11-31&to=2026-12-01',
  'counted=done&from=2026-11-02&to=2026-11-01',
  'counted=done&from=2020-01-01&to=2026-11-01',
  `counted=done&from=2026-11-01&to=2026-11-02&by=model&key=${'x'.repeat(65)}`,
  `counted=lost&from=2026-11-01&to=2026-11-02&reason=${'x'.repeat(61)}`,
])('%s is no list of Insights', (address) => {
  expect(readDeskAddress(new URLSearchParams(address)).counted).toBeUndefined();
});
