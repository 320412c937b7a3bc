import { expect } from 'vitest';
import type { EnquiryKind } from '@dealership/shared';
import type { Browser } from '../requests/browser.ts';
import { submit } from '../requests/calls.ts';
import { join, signIn } from '../people/people.ts';
import { startTestServer, type TestServer } from '../server/test-server.ts';

/** A server with people of whom each reads other enquiries. */
export interface Desk {
  server: TestServer;
  owner: Browser;
  /** Reads the kinds of sales. */
  rina: Browser;
  /** Reads the kinds of service. */
  suman: Browser;
}

export async function startDesk(): Promise<Desk> {
  const server = await startTestServer();
  const owner = await signIn(server);
  const rina = await join(server, owner, { userId: 'rina', role: 'sales' });
  const suman = await join(server, owner, { userId: 'suman', role: 'service' });
  return { server, owner, rina, suman };
}

export async function emptyDesk({ db }: TestServer): Promise<void> {
  await db.deleteFrom('enquiries').execute();
  await db.deleteFrom('customers').execute();
}

/**
 * Sends an enquiry by a form of the site.
 * @returns its reference
 */
export async function arriveAt(
  server: TestServer,
  kind: EnquiryKind,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const { status, body } = await submit(server, kind, { overrides });
  expect(status).toBe(201);
  return body.reference;
}
