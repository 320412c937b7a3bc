import type { DeskDetail, Step } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deskRow } from '../../../../test/desk-row.ts';
import { deskOf } from '../../../../test/desk.ts';
import { failure, stubApi } from '../../../../test/stub-api.ts';
import { DeskContext } from '../common/desk-context.ts';
import { readDeskAddress } from '../common/desk-address.ts';
import { useDeskList } from '../list/use-desk-list.ts';
import { useFlow } from './use-flow.ts';

const filters = readDeskAddress(new URLSearchParams('view=open'));
const step: Step = { do: 'spoke', then: { to: 'done' } };
const spoke: DeskDetail['events'][number] = {
  id: 7,
  at: 0,
  kind: 'spoke',
  detail: { then: { to: 'done' } },
  person: { user_id: 'asha', user_name: 'Asha' },
};
const detail: DeskDetail = {
  enquiry: deskRow({ version: 2 }),
  events: [spoke],
  has_earlier: false,
  visit: {},
  open_by: [],
  others: [],
  is_handed_away: false,
  offer_ways: [],
  offer_waits: [],
};

/** A desk with R1 open, whose outcome has just been stored. */
function show() {
  const answer = vi.fn<() => ReturnType<typeof failure>>(() => ({
    data: detail,
  }));
  const calls = stubApi(({ url }) =>
    url.endsWith('/steps') ? answer() : { data: { rows: [], next: null } },
  );
  const go = vi.fn();
  let open = 'R1';
  const queries = new QueryClient();
  const { result, rerender } = renderHook(() => useFlow(useDeskList(filters, false)), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <DeskContext value={deskOf({ open, go })}>{children}</DeskContext>
      </QueryClientProvider>
    ),
  });
  act(() => result.current.after.onStored(detail, step, true));
  const last = () => result.current.flow.last;
  return {
    answer,
    calls,
    go,
    last,
    flow: () => result.current.flow,
    become: (reference: string) => {
      open = reference;
      rerender();
    },
    undo: async () => {
      const taken = last()?.undo;
      if (taken) await act(() => result.current.takeBack(taken));
    },
  };
}

test('an undo beside the open enquiry stays there', async () => {
  const { undo, last, flow, go, calls } = show();
  expect(flow()).toMatchObject({ handled: ['R1'], last: { of: 'R1' } });
  await undo();
  const sent = calls.find(({ url }) => url.endsWith('/R1/steps'));
  expect(sent?.body).toMatchObject({ version: 2, step: { do: 'undo', event: 7 } });
  expect(flow().handled).toEqual([]);
  expect(last()?.text).toMatch(/undone/i);
  expect(go).not.toHaveBeenCalled();
});

test.each([
  ['', false],
  ['R2', true],
])(
  'an undo beside %j opens the enquiry, replacing the history entry: %j',
  async (open, replace) => {
    const { undo, become, go } = show();
    become(open);
    await undo();
    expect(go).toHaveBeenCalledExactlyOnceWith({ enquiry: 'R1' }, { replace });
  },
);

test('a failed undo shows the reason, and the outcome stays', async () => {
  const { undo, answer, flow, last } = show();
  answer.mockReturnValue(failure(503, 'unavailable', 'Not now.'));
  await undo();
  expect(flow().handled).toEqual(['R1']);
  expect(last()).toMatchObject({ text: expect.stringContaining('Not now.') as string });
  expect(last()?.undo).toBeUndefined();
});
