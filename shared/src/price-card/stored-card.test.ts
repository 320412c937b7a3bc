import { describe, expect, it } from 'vitest';
import type { PriceCard } from './card.ts';
import {
  readAskedCard,
  storedCardSchema,
  storedLinesIn,
  toStoredCard,
  type AskedCard,
} from './stored-card.ts';

const asked: AskedCard = {
  model: 'shine125',
  variant: 'Drum',
  place: 'siliguri',
  tax: 'tax-lifetime',
  extras: ['helmet'],
  hasCover: false,
  loan: { lender: 'bank', months: 24, down: 20_000_00 },
  seenTotal: 97_000_00,
};

describe('readAskedCard', () => {
  it('reads a card, with and without the total that was seen', () => {
    expect(readAskedCard(asked)).toEqual(asked);
    const { seenTotal: _, ...unseen } = asked;
    expect(readAskedCard({ ...unseen, loan: null })).toEqual({ ...unseen, loan: null });
  });

  it.each([undefined, null])('%s is no card', (given) => {
    expect(readAskedCard(given)).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['a text', 'card'],
    ['a list', []],
    ['a further key', { ...asked, discount: 1 }],
    ['too many extras', { ...asked, extras: Array<string>(21).fill('helmet') }],
    ['a long code', { ...asked, place: 'x'.repeat(61) }],
    ['a long variant', { ...asked, variant: 'x'.repeat(101) }],
    ['another tax', { ...asked, tax: 'none' }],
    ['a part of a paisa', { ...asked, seenTotal: 0.5 }],
    ['a total below 0', { ...asked, seenTotal: -1 }],
    ['months without end', { ...asked, loan: { ...asked.loan, months: 1e9 } }],
  ])('%s is unreadable', (_what, given) => {
    expect(readAskedCard(given)).toBe('unreadable');
  });
});

const card: PriceCard = {
  day: '2026-11-29',
  validUntil: '2026-12-13',
  lines: [
    { line: 'ex-showroom', payee: 'dealer', amount: 80_000_00 },
    { line: 'extra', name: { en: 'Helmet', bn: 'হেলমেট' }, payee: 'choice', amount: 1000_00 },
    { line: 'registration', payee: 'government', amount: null },
  ],
  total: 81_000_00,
  missing: ['registration'],
  isSample: false,
  loan: 'nothing-left',
};

describe('toStoredCard', () => {
  const stored = toStoredCard(card, {
    language: 'bn',
    model: 'shine125',
    modelName: 'Shine 125',
    variant: 'Drum',
    placeName: null,
    choices: asked,
    labelOf: ({ line, name }) => name ?? line,
  });

  it('keeps what the customer read, and the names in all languages', () => {
    expect(stored.lines.map(({ label }) => label)).toEqual([
      'ex-showroom',
      'হেলমেট',
      'registration',
    ]);
    expect(storedLinesIn(stored, 'en')).toEqual([
      { line: 'ex-showroom', payee: 'dealer', amount: 80_000_00 },
      { line: 'extra', name: 'Helmet', payee: 'choice', amount: 1000_00 },
      { line: 'registration', payee: 'government', amount: null },
    ]);
  });

  it('is complete as JSON', () => {
    const { seenTotal: _, model: __, variant: ___, ...choices } = asked;
    const written = JSON.parse(JSON.stringify({ ...stored, choices })) as unknown;
    expect(storedCardSchema.parse(written)).toEqual({ ...stored, choices });
  });
});
