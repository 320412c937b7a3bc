import type { DeskDetail } from '@dealership/shared';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EnquiryCard } from './enquiry-card.tsx';

type Kept = NonNullable<DeskDetail['price_card']>;

const card: Extract<Kept['card'], object> = {
  language: 'bn',
  model: 'shine125',
  modelName: 'Shine 125',
  variant: 'Disc',
  placeName: { en: 'Siliguri', bn: 'শিলিগুড়ি' },
  choices: { place: 'siliguri', tax: 'tax-lifetime', extras: ['kit'], hasCover: false, loan: null },
  day: '2026-10-02',
  validUntil: '2026-10-17',
  lines: [
    { line: 'ex-showroom', label: 'এক্স-শোরুম দাম', payee: 'dealer', amount: 84_000_00 },
    { line: 'extra', label: 'কিট', name: { en: 'Kit' }, payee: 'choice', amount: 1_000_00 },
    { line: 'tax-lifetime', label: 'রোড ট্যাক্স', payee: 'government', amount: null },
  ],
  total: 85_000_00,
  missing: ['tax-lifetime'],
  isSample: false,
  loan: null,
};
const values = (kept: Kept) => {
  render(<EnquiryCard kept={kept} />);
  expect(screen.getByRole('region', { name: 'Price card' })).toBeVisible();
  return screen
    .queryAllByRole('definition')
    .map((each) => each.textContent.replaceAll('\u00a0', ' '));
};

test('a kept card is in the reader’s language, with what is missing from its total, beside today’s', () => {
  const today = { day: '2026-11-29', total: 91_000_00, missing: [], isSample: false };
  expect(values({ card, today })).toEqual([
    '₹ 84,000',
    '₹ 1,000',
    'to be confirmed',
    '₹ 85,000',
    '₹ 91,000',
  ]);
  expect(screen.getByText('Shine 125 · Disc · Registered in Siliguri')).toBeVisible();
  expect(screen.getByText(/^Total without/)).toBeVisible();
  expect(screen.getByText('Total today')).toBeVisible();
  expect(screen.queryByText('The customer saw another total')).toBeNull();
  expect(screen.queryByText(/^Sample rates/)).toBeNull();
});

test('a card of samples, and another total on the customer’s screen, are named', () => {
  const today = {
    day: '2026-11-29',
    total: 90_000_00,
    missing: ['tax-lifetime' as const],
    isSample: true,
  };
  const shown = values({ card: { ...card, isSample: true }, seenTotal: 80_000_00, today });
  expect(shown.slice(-2)[0]).toBe('₹ 80,000');
  expect(shown.at(-1)).toMatch(/^₹ 90,000 · Total without.* · Sample rates/);
  expect(screen.getByText('The customer saw another total')).toBeVisible();
  expect(screen.getByText(/^Sample rates, not an offer/)).toHaveClass('wrong');
});

test('without a card its reason is shown, and what the customer saw', () => {
  expect(values({ card: 'no-variant', seenTotal: 80_000_00 })).toEqual(['₹ 80,000']);
  expect(screen.getByText('No card: this variant is not offered.')).toBeVisible();
  expect(screen.queryByText('Total today')).toBeNull();
});

test('today’s total gives its reason where there is none', () => {
  const kept = { card: { ...card, loan: 'not-offered' as const }, today: 'no-model' as const };
  expect(values(kept).at(-1)).toBe('No card: the model is not on sale.');
});
