import { FIRST_BRANCH, instantOf } from '@dealership/shared';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Accepted } from './accepted.tsx';

test.each([
  ['service-booking', 1],
  ['sales', 0],
])('only a service booking says that it is not confirmed yet (%s)', (kind, times) => {
  const given = {
    text: 'Saved',
    reference: 'K7QM4X',
    title: 'Sales',
    branch: FIRST_BRANCH,
    answers: [],
    acceptedAt: 0,
    takesFocus: false,
  };
  render(<Accepted {...given} kind={kind} onReopen={() => undefined} />);
  expect(screen.queryAllByText('We’ll call to confirm the day.')).toHaveLength(times);
});

afterEach(() => vi.unstubAllEnvs());

const given = {
  kind: 'sales',
  text: 'Saved',
  reference: 'K7QM4X',
  title: 'Sales',
  branch: FIRST_BRANCH,
  answers: [],
  takesFocus: false,
};

// A Wednesday, half an hour past midnight in India: elsewhere it is still Tuesday, or already evening.
const acceptedAt = instantOf('2026-11-25T00:30');

test.each([
  ['2026-11-25T11:40', 'We’ll call you by 11:40 AM.'],
  ['2026-11-26T00:00', 'We’ll call you by midnight.'],
  ['2026-11-26T10:30', 'We’ll call you tomorrow by 10:30 AM.'],
  ['2026-11-27T13:05', 'We’ll call you on Friday by 01:05 PM.'],
  ['2026-12-02T10:30', 'We’ll call you on 2 December by 10:30 AM.'],
])('a promise for %s is shown in India’s time: %s', (minute, shown) => {
  for (const zone of ['America/Los_Angeles', 'Pacific/Auckland']) {
    vi.stubEnv('TZ', zone);
    const promisedAt = instantOf(minute);
    const { unmount } = render(
      <Accepted
        {...given}
        acceptedAt={acceptedAt}
        promisedAt={promisedAt}
        onReopen={() => undefined}
      />,
    );
    expect(screen.getByText(shown)).toBeVisible();
    unmount();
  }
});

test('a promise of yesterday is not shown any more', () => {
  const promisedAt = instantOf('2026-11-24T18:00');
  render(
    <Accepted
      {...given}
      acceptedAt={acceptedAt}
      promisedAt={promisedAt}
      onReopen={() => undefined}
    />,
  );
  expect(screen.queryByText(/^We’ll call you/)).toBeNull();
});
