import { deskLimits, type DeskDetail, type DeskEvent } from '@dealership/shared';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { deskRow } from '../../../../test/desk-row.ts';
import { failure, stubApi } from '../../../../test/stub-api.ts';
import { WithQueries } from '../../../../test/with-queries.tsx';
import { Timeline } from './timeline.tsx';

const note = (id: number): DeskEvent => ({
  id,
  at: id,
  kind: 'note',
  detail: { text: `Note ${id}` },
  person: { user_id: 'rina', user_name: 'Rina Das' },
});

/** The notes from one number down to another. */
const notes = (from: number, to: number) =>
  Array.from({ length: Math.max(0, from - to + 1) }, (_, i) => note(from - i));

/** The server's answer for an enquiry with this many notes. */
function detailOf(count: number, reference = 'R1'): DeskDetail {
  const events = notes(count, Math.max(1, count - deskLimits.events + 1));
  const enquiry = deskRow({ reference });
  return {
    enquiry,
    events,
    has_earlier: count > events.length,
    visit: {},
    open_by: [],
    others: [],
    is_handed_away: false,
    offer_ways: [],
    offer_waits: [],
  };
}

function show(count: number) {
  let isDown = false;
  const calls = stubApi(({ url }) => {
    const before = Number(url.split('/').at(-1));
    const events = notes(before - 1, Math.max(1, before - deskLimits.events));
    if (isDown) return failure(503, 'unavailable', 'Not now.');
    return { data: { events, has_earlier: before - 1 > events.length } };
  });
  const timeline = (detail: DeskDetail) => (
    <Timeline
      detail={detail}
      context={{ enquiry: detail.enquiry, choices: undefined, ownUserId: 'suman', now: 0 }}
    />
  );
  const { rerender } = render(timeline(detailOf(count)), { wrapper: WithQueries });
  return {
    calls,
    person: userEvent.setup(),
    become: (detail: DeskDetail) => rerender(timeline(detail)),
    goDown: (down: boolean) => (isDown = down),
  };
}

const shown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .flatMap((line) => Number(/Note (\d+)/.exec(line.textContent)?.[1] ?? 0) || []);
const button = () => screen.findByRole('button', { name: 'Show earlier activity' });

test('what happened earlier is read in parts; what is added meanwhile pushes nothing out', async () => {
  const { person, become, calls } = show(120);
  expect(shown()).toEqual([...Array(50).keys()].map((i) => 120 - i));
  await person.click(await button());
  expect(shown()).toHaveLength(100);
  become(detailOf(130));
  expect(shown()).toEqual([...Array(110).keys()].map((i) => 130 - i));
  await person.click(await button());
  expect(shown()).toEqual([...Array(130).keys()].map((i) => 130 - i));
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls.map(({ url }) => url)).toEqual([
    '/api/desk/enquiries/R1/events/71',
    '/api/desk/enquiries/R1/events/21',
  ]);
  // The last note is not mistaken for the enquiry's beginning.
  expect(screen.getAllByRole('listitem').at(-1)).toHaveAttribute('data-kind', 'arrived');
});

test('where too much was added meanwhile, and of another enquiry, it begins anew', async () => {
  const { person, become } = show(120);
  await person.click(await button());
  become(detailOf(500));
  expect(shown()).toEqual([...Array(50).keys()].map((i) => 500 - i));
  await person.click(await button());
  expect(shown()).toHaveLength(100);
  become(detailOf(500, 'R2'));
  expect(shown()).toHaveLength(50);
  become(detailOf(40));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failure is shown, and the timeline can be loaded again', async () => {
  const { person, goDown } = show(60);
  goDown(true);
  await person.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(shown()).toHaveLength(50);
  goDown(false);
  await person.click(await button());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shown()).toHaveLength(60);
});
