import { homeLateTexts } from '@dealership/shared/texts/public/pages/home-late.ts';
import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dealership } from '../../../../../shared/test/dealership.ts';
import { providePageData } from '../../../lib/page/page-data.ts';
import { Visit } from './visit.tsx';

vi.mock('../parts/area-plan.tsx', () => {
  throw new Error('The file is gone: a newer build has replaced it.');
});

test('the page stays whole where the drawing of the way cannot be fetched', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  providePageData({ dealership });
  render(<Visit />);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole('heading', { name: homeLateTexts.visit.heading })).toBeVisible();
  expect(screen.getByText(dealership.address.street)).toBeVisible();
});
