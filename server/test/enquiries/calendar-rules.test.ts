import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { submit } from '../support/requests/calls.ts';
import { TEST_NOW } from '../support/enquiries/samples.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

function moveClockTo(instant: string): void {
  server.passTime(Date.parse(instant) - TEST_NOW);
}

async function bookFor(bookingDate: string): Promise<number> {
  const { status } = await submit(server, 'service-booking', { overrides: { bookingDate } });
  return status;
}

describe('POST /book-service', () => {
  it('today ends at midnight in Asia/Kolkata', async () => {
    moveClockTo('2026-11-21T18:29:59.999Z');
    expect(await bookFor('2026-11-21')).toBe(201);
    server.passTime(1);
    expect(await bookFor('2026-11-21')).toBe(400);
    expect(await bookFor('2026-11-22')).toBe(201);
    expect(await bookFor('2027-05-21')).toBe(201);
    expect(await bookFor('2027-05-22')).toBe(400);
  });
});

describe('POST /amc', () => {
  it('next year begins at midnight in Asia/Kolkata', async () => {
    const overrides = { yearOfPurchase: 2028 };
    moveClockTo('2026-12-31T18:29:59.999Z');
    expect((await submit(server, 'amc', { overrides })).status).toBe(400);
    server.passTime(1);
    expect((await submit(server, 'amc', { overrides })).status).toBe(201);
  });
});
