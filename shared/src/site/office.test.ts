import { expect, test } from 'vitest';
import { readOldAddress, reservedNames, screenAddress } from './office.ts';

test('a screen has an address, with what it opens with', () => {
  expect(screenAddress('desk')).toBe('/admin/desk');
  expect(screenAddress('desk', {})).toBe('/admin/desk');
  expect(screenAddress('audit', { action: 'person erased', a: '&' })).toBe(
    '/admin/audit?action=person%20erased&a=%26',
  );
});

test.each([
  ['?screen=desk', '/admin/desk'],
  ['?screen=desk&view=open&kind=', '/admin/desk?view=open&kind='],
  ['?kind=amc&screen=enquiries&kind=sales&page=2', '/admin/enquiries?kind=amc&kind=sales&page=2'],
  ['?screen=models&screen=desk&model=5', '/admin/models?model=5'],
  ['?screen=no-such-screen', '/admin/no-such-screen'],
  ['?screen=', '/admin/dashboard'],
  ['?screen=&page=2', '/admin/dashboard?page=2'],
  ['?screen=dashboard', '/admin/dashboard'],
])('an address of the dashboard with %s is now %s', (query, address) => {
  expect(readOldAddress(query)).toBe(address);
});

test.each(['', '?', '?view=open', '?Screen=desk'])('%j names no screen', (query) => {
  expect(readOldAddress(query)).toBeUndefined();
});

test.each([
  ...reservedNames,
  '//evil.example',
  '../contact',
  'desk/../../contact',
  'Desk',
  'desk?x',
  '\0',
  'desk\r\nX: y',
])('%j never leads anywhere but to the dashboard', (name) => {
  const query = `?${new URLSearchParams({ screen: name, page: '2' }).toString()}`;
  expect(readOldAddress(query)).toBe('/admin/dashboard?page=2');
});
