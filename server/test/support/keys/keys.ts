import { expect } from 'vitest';
import type { KeyRow, SentLead } from '@dealership/shared';
import type { Browser, Reply } from '../requests/browser.ts';
import { openBrowser } from '../requests/browser.ts';

export type MadeKey = KeyRow & { key: string };

export interface Received {
  leads: SentLead[];
  stored: number;
  known: number;
  refused: number;
}

/** A key that may do everything with the kinds of sales, as an owner makes it. */
export async function makeKey(owner: Browser, wanted: object = {}): Promise<MadeKey> {
  const { status, body, text } = await tryToMake(owner, wanted);
  expect(status, text).toBe(201);
  return body;
}

let made = 0;

export function tryToMake(owner: Browser, wanted: object = {}): Promise<Reply<MadeKey>> {
  made += 1;
  return owner.send<MadeKey>('POST', '/api/keys', {
    name: `Portal ${made}`,
    rights: ['leads.send', 'enquiries.list', 'enquiries.people'],
    kinds: ['sales'],
    ...wanted,
  });
}

/** Another program, which has no cookies. */
export function programWith(server: { url: string }, key: string): Browser {
  return openBrowser(server, { Authorization: `Bearer ${key}` });
}

/** Sends leads; fails the test if the call is refused. */
export async function sendLeads(program: Browser, leads: readonly object[]): Promise<Received> {
  const { status, body, text } = await program.send<Received>('POST', '/api/leads', { leads });
  expect(status, text).toBe(200);
  return body;
}
