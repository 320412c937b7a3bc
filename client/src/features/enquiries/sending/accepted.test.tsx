import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Accepted } from './accepted.tsx';

test.each([
  ['service-booking', 1],
  ['sales', 0],
])('only a service booking says that it is not confirmed yet (%s)', (kind, times) => {
  const given = { text: 'Saved', reference: 'K7QM4X', acceptedAt: 0, takesFocus: false };
  render(<Accepted {...given} kind={kind} onReopen={() => undefined} />);
  expect(screen.queryAllByText('Not confirmed until we call.')).toHaveLength(times);
});
