import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Paged } from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { signIn } from '../../support/people/people.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let one: TestServer;
let other: TestServer;
const owners = new Map<TestServer, Browser>();
beforeAll(async () => {
  one = await startTestServer();
  other = await startTestServer({ database: one.database });
  for (const server of [one, other]) owners.set(server, await signIn(server));
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

/** Totals of all enquiries and of those of one kind, from both servers, without a filter. */
async function totals(): Promise<number[]> {
  const asked = [one, other].flatMap((server) =>
    ['/api/allEnquiries', '/api/getServiceEnquiry'].map(async (path) => {
      const answer = await owners.get(server)?.send<Paged<unknown>>('POST', path, {});
      expect(answer?.status, answer?.text).toBe(200);
      return answer?.body.totalRecords ?? -1;
    }),
  );
  return Promise.all(asked);
}

it('totals without a filter follow each enquiry and each erasure, on whichever server', async () => {
  expect(await totals()).toEqual([0, 0, 0, 0]);
  for (const mobile of ['9832000001', '9832000002', '9832000002']) {
    expect((await submit(one, 'service', { overrides: { mobile } })).status).toBe(201);
  }
  expect((await submit(other, 'sales')).status).toBe(201);
  expect(await totals()).toEqual([4, 3, 4, 3]);
  const erased = await owners.get(other)?.send('POST', '/api/erasures', { mobile: '9832000002' });
  expect(erased?.status, erased?.text).toBe(200);
  expect(await totals()).toEqual([2, 1, 2, 1]);
  // Equally many again: the count from before the erasure is not reused.
  for (let count = 0; count < 2; count += 1) await submit(other, 'service');
  expect(await totals()).toEqual([4, 3, 4, 3]);
});
