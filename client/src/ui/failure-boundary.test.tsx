import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FailureBoundary } from './failure-boundary.tsx';

function Broken(): never {
  throw new Error('a chunk that is gone');
}

test('a part that breaks says so instead of leaving the page blank', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <FailureBoundary>
      <Broken />
    </FailureBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Please reload it.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
