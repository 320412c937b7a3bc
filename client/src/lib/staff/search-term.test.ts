import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, searchIn, searchState, withoutSearch } from './search-term.ts';

beforeEach(forgetSearches);

test('a term is read back from the state that holds it, until searches are forgotten', () => {
  const state = searchState('98320 12345');
  expect(searchIn(structuredClone(state))).toBe('98320 12345');
  const again = searchState('rai');
  expect(searchIn(state)).toBe('98320 12345');
  forgetSearches();
  expect([searchIn(state), searchIn(again)]).toEqual(['', '']);
  searchState('the next person');
  expect([searchIn(state), searchIn(again)]).toEqual(['', '']);
});

test('two sign-ins within one millisecond do not share their terms', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_790_000_000_000);
  const before = searchState('98320 12345');
  forgetSearches();
  searchState('the next person');
  expect(searchIn(before)).toBe('');
});

test('no term is no state', () => {
  expect(searchState('')).toBeNull();
  for (const state of [null, undefined, 'x', 7, {}, { search: 'x' }, { search: 1, mark: 'x' }]) {
    expect(searchIn(state)).toBe('');
  }
});

test('an old address is split into the term and the rest', () => {
  expect(withoutSearch('/admin/x?search=98320+12345&page=2')).toEqual({
    address: '/admin/x?page=2',
    search: '98320 12345',
  });
  expect(withoutSearch('/a?search=')).toEqual({ address: '/a', search: '' });
  expect(withoutSearch('/a?x=%20')).toEqual({ address: '/a?x=%20', search: '' });
});
