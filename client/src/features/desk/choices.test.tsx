import type { DeskChoices, DeskDetail } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { deskRow } from '../../../test/desk-row.ts';
import { deskOf } from '../../../test/desk.ts';
import { owner } from '../../../test/rights.ts';
import { failure, stubApi } from '../../../test/stub-api.ts';
import { RightsContext } from '../../lib/staff/rights.ts';
import { useChoices } from '../../lib/staff/use-choices.ts';
import { ColleagueField } from '../../ui/forms/colleague-field.tsx';
import { DeskContext } from './common/desk-context.ts';
import { NobodyOnDuty } from './list/state-line.tsx';
import { OutcomeSheet } from './steps/outcome-sheet.tsx';
import { AssignSheet } from './steps/small-sheets.tsx';
import { seenOf, useStep } from './sending/use-step.ts';

const person = (id: string, isOnDuty = false): DeskChoices['colleagues'][number] => ({
  user_id: id,
  user_name: id,
  kinds: ['sales'],
  branches: null,
  is_on_duty: isOnDuty,
});
const reasons: DeskChoices['reasons'] = [{ key: 'price', label: { en: 'Too dear' } }];
const ownUserId = 'suman';
const detail: DeskDetail = {
  enquiry: deskRow(),
  events: [],
  has_earlier: false,
  visit: {},
  open_by: [],
  others: [],
  is_handed_away: false,
  offer_ways: [],
  offer_waits: [],
};
const nothing = () => undefined;

function Sheet({ name }: { name: 'assign' | 'close' }) {
  const choices = useChoices().data;
  const sender = useStep(seenOf(detail), {
    isCut: false,
    onStored: nothing,
    onKept: nothing,
    onLost: nothing,
  });
  const props = { detail, sender, onClosed: nothing };
  return (
    <RightsContext value={owner}>
      <DeskContext value={deskOf({ choices, ownUserId })}>
        {name === 'assign' ? (
          <AssignSheet {...props} />
        ) : (
          <OutcomeSheet {...props} proposed={undefined} begin="close" />
        )}
      </DeskContext>
    </RightsContext>
  );
}

/** Shows content while the choices cannot be fetched, until `become` supplies them. */
function show(content: React.ReactNode, first?: DeskChoices['colleagues']) {
  let colleagues = first;
  stubApi(() =>
    colleagues ? { data: { reasons, colleagues } } : failure(503, 'unavailable', 'Not now.'),
  );
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      {content}
    </QueryClientProvider>,
  );
  return { become: (now: DeskChoices['colleagues']) => (colleagues = now) };
}

const retry = async (become: ReturnType<typeof show>['become']) => {
  const button = await screen.findByRole('button', { name: 'Retry' });
  become([person(ownUserId), person('rina')]);
  // A finger cannot press yet, so soon after the button appeared.
  button.focus();
  await userEvent.keyboard('{Enter}');
};

test('who may take an enquiry is asked for again, and never shown as nobody before', async () => {
  const { become } = show(<Sheet name="assign" />);
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(screen.queryByText(/^Nobody else/)).toBeNull();
  await retry(become);
  expect(await screen.findByRole('button', { name: 'Take it' })).toBeVisible();
  await vi.waitFor(
    () => expect(screen.getByRole('button', { name: 'Take it' })).toHaveFocus(),
    30_000,
  );
});

test('an enquiry is closed for a reason that can be asked for again', async () => {
  const { become } = show(<Sheet name="close" />);
  await retry(become);
  expect(await screen.findByRole('button', { name: 'Too dear' })).toBeVisible();
});

test('a field that offers nobody says why', async () => {
  const { become } = show(
    <ColleagueField
      label="Assigned to"
      error={undefined}
      value=""
      onChange={nothing}
      isOffered={({ user_id: id }) => id !== ownUserId}
    >
      <option value="">Nobody</option>
    </ColleagueField>,
  );
  const field = within(screen.getByRole('combobox'));
  expect(field.getByRole('option', { name: /^Loading/ })).toBeDisabled();
  await retry(become);
  expect(await field.findByRole('option', { name: 'rina' })).toBeInTheDocument();
});

test('“nobody is on duty” is shown as long as it is true', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { become } = show(<NobodyOnDuty />, [person('rina', true)]);
  const notice = () => screen.queryByText(/Nobody is on duty/);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(notice()).toBeNull();
  become([person('rina')]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(notice()).toBeVisible();
  become([person('rina', true)]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(notice()).toBeNull();
  vi.useRealTimers();
});
