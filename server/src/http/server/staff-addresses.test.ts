import { expect, it } from 'vitest';
import { createStaffAddresses } from './staff-addresses.ts';

it('knows an address for a quarter of an hour after a request of somebody who is signed in', () => {
  let now = 0;
  const addresses = createStaffAddresses(() => now);
  const request = { ip: '203.0.113.7' };
  expect(addresses.has(request)).toBe(false);
  addresses.note(request);
  now = 15 * 60_000 - 1;
  expect([addresses.has(request), addresses.has({ ip: '203.0.113.8' })]).toEqual([true, false]);
  now += 1;
  expect(addresses.has(request)).toBe(false);
});
