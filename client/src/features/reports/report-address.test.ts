import { expect, test } from 'vitest';
import { writeListAddress } from '../../lib/staff/list-address.ts';
import { readReportAddress, type ReportAddress } from './report-address.ts';

const read = (query: string) => readReportAddress(new URLSearchParams(query));
const write = (params: URLSearchParams, change: Partial<ReportAddress>) =>
  writeListAddress(readReportAddress, params, change).toString();

test('an address without filters is the first ten rows', () => {
  expect(read('')).toEqual({
    fromDate: '',
    toDate: '',
    search: '',
    kind: '',
    branch: '',
    page: 1,
    limit: 10,
  });
});

test('what the screen does not offer counts as not given, but a wrong date is left to the server', () => {
  expect(read('page=-3&limit=17&kind=nonsense&fromDate=2026-13-01')).toMatchObject({
    page: 1,
    limit: 10,
    kind: '',
    fromDate: '2026-13-01',
  });
  expect(read('page=2.5').page).toBe(1);
});

test('writing keeps what else the address holds, and leaves out defaults', () => {
  const params = new URLSearchParams('other=1&page=3&kind=amc');
  expect(write(params, { page: 1, kind: '' })).toBe('other=1');
  expect(write(params, { limit: 50 })).toBe('other=1&page=3&kind=amc&limit=50');
});

test('the search term is neither written into an address nor read from one', () => {
  const params = new URLSearchParams('other=1');
  expect(write(params, { search: '9832012345' })).toBe('other=1');
  expect(read('search=9832012345').search).toBe('');
});
