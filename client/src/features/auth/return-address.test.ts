import { expect, test } from 'vitest';
import { loginAddress, returnAddress } from './return-address.ts';

const origin = 'https://dealer.example';

test('the return address is kept', () => {
  const login = loginAddress('/admin/amc-report?page=2');
  const next = new URL(login, origin).searchParams.get('next');
  expect(returnAddress(next, origin)).toBe('/admin/amc-report?page=2');
  for (const start of ['/admin', '/admin/', '/admin/dashboard']) {
    expect(loginAddress(start)).toBe('/admin/login');
  }
});

test('one of before is kept too: it leads to the screen', () => {
  const old = '/admin/dashboard?screen=amc-report&kind=amc&kind=sales';
  const next = new URL(loginAddress(old), origin).searchParams.get('next');
  expect(returnAddress(next, origin)).toBe(old);
});

test('a search term in an address of an earlier version is not in the return address', () => {
  const old = '/admin/amc-report?search=9832012345&page=2';
  expect(loginAddress(old)).not.toContain('98320');
  expect(returnAddress(old, origin)).toBe('/admin/amc-report?page=2');
});

test.each([
  'https://evil.example/admin/dashboard',
  '//evil.example/admin/dashboard',
  '/\\evil.example/admin/',
  'javascript:alert(1)',
  '/admin/../contact',
  '/contact',
  '/administrator',
  '/admin/login?next=/admin/login',
  'http://',
  null,
])('%j leads to the first screen', (next) => {
  expect(returnAddress(next, origin)).toBe('/admin/');
});
