import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import { limitPerAddress } from './rate-limit.ts';

it('remembers at most 10,000 addresses: the one quiet for longest is forgotten', async () => {
  const limit = limitPerAddress({ limit: 2, windowMs: 60_000, textOf: () => 'Too many.' });
  const isLetIn = async (ip: string) => {
    const request = { ip, app: { get: () => false }, headers: {} } as unknown as Request;
    const response = {
      setHeader: () => undefined,
      append: () => undefined,
      getHeader: () => '60',
      headersSent: false,
    } as unknown as Response;
    let isThrough = false;
    await Promise.resolve(limit(request, response, (error) => (isThrough = error === undefined)));
    return isThrough;
  };
  const addresses = (count: number) =>
    Array.from({ length: count }, (_, i) => `10.0.${i >> 8}.${i & 255}`);
  const [known, quiet] = ['203.0.113.1', '203.0.113.2'];
  for (const ip of [known, quiet]) {
    expect([await isLetIn(ip), await isLetIn(ip), await isLetIn(ip)]).toEqual([true, true, false]);
  }
  for (const ip of addresses(9_998)) await isLetIn(ip);
  expect(await isLetIn(known)).toBe(false);
  // One more evicts the address that has been quiet for longest, and no other.
  await isLetIn('10.1.0.0');
  expect([await isLetIn(known), await isLetIn(quiet)]).toEqual([false, true]);
});
