import { beforeEach, expect } from 'vitest';
import type { Customer, EnquiryKind } from '@dealership/shared';
import { sameBrowserAt, type Browser, type Reply } from '../requests/browser.ts';
import { submit } from '../requests/calls.ts';
import { deskOf, runDesk } from './desk-work.ts';
import { join, signIn } from '../people/people.ts';
import { createTestLog } from '../server/test-server.ts';
import { useTwoServers } from '../server/two-servers.ts';

type Joined = { customer: Customer; is_proposed: boolean };

/** Leaves out the version, which grows with every change. */
export const plain = ({ version: _, ...customer }: Customer) => customer;

/** People in the tests of customers. */
interface People {
  owner: Browser;
  /** Reads the kinds of sales. */
  rina: Browser;
  /** Reads the kinds of service. */
  suman: Browser;
}

/** Two servers for tests about customers. Before each test there is no enquiry, and everybody has just signed in. */
export function useCustomerDesk() {
  const lines: string[] = [];
  const servers = useTwoServers({ log: createTestLog(lines) });
  const people = {} as People;
  beforeEach(async () => {
    const { db } = servers.first;
    for (const table of ['enquiries', 'customers', 'join_proposals', 'audit_events'] as const) {
      await db.deleteFrom(table).execute();
    }
    lines.length = 0;
    const owner = await signIn(servers.first);
    people.owner = owner;
    people.rina = await join(servers.first, owner, { userId: 'rina', role: 'sales' });
    people.suman = await join(servers.first, owner, { userId: 'suman', role: 'service' });
  });

  /** The same browser at the other server. */
  const there = (browser: Browser) => sameBrowserAt(servers.second, browser);

  /** Sends an enquiry by a form of the site; a number is sent under the kind's own key. */
  async function arrive(
    kind: EnquiryKind,
    { mobile, ...overrides }: Record<string, unknown> = {},
  ): Promise<string> {
    const wires = ['mobile', 'contact', 'contactNumber', 'mobileNo'];
    const numbers =
      mobile === undefined ? {} : Object.fromEntries(wires.map((key) => [key, mobile]));
    const { status, body, text } = await submit(servers.first, kind, {
      overrides: { ...numbers, ...overrides },
    });
    expect(status, text).toBe(201);
    return body.reference;
  }

  const ids = async (reference: string) =>
    (await deskOf(people.owner, reference)).enquiry.customer?.id ?? 0;

  /** The customer of an enquiry, as one person sees them. */
  async function customerOf(reference: string, browser = people.owner): Promise<Customer> {
    await runDesk(servers.first);
    return seen(await ids(reference), browser);
  }

  async function seen(id: number, browser = people.owner): Promise<Customer> {
    const { status, body, text } = await browser.send<Customer>('GET', `/api/customers/${id}`);
    expect(status, text).toBe(200);
    return body;
  }

  function joinOf(
    browser: Browser,
    head: Pick<Customer, 'id' | 'version'>,
    other: Pick<Customer, 'id' | 'version'>,
  ): Promise<Reply<Joined>> {
    return browser.send<Joined>('POST', `/api/customers/${head.id}/join`, {
      with: other.id,
      version: head.version,
      withVersion: other.version,
    });
  }

  async function joined(head: Customer, other: Customer): Promise<Customer> {
    const { status, body, text } = await joinOf(people.owner, head, other);
    expect([status, body.is_proposed], text).toEqual([200, false]);
    return body.customer;
  }

  function separateOf(browser: Browser, head: Pick<Customer, 'id' | 'version'>, customer: number) {
    return browser.send<Customer>('POST', `/api/customers/${head.id}/separate`, {
      customer,
      version: head.version,
    });
  }

  async function kindsOfEvents(reference: string) {
    return (await deskOf(people.owner, reference)).events.map(({ kind }) => kind);
  }

  async function actions(): Promise<string[]> {
    const rows = await servers.first.db
      .selectFrom('audit_events')
      .select(['action', 'what'])
      .where('action', 'not in', [
        'login',
        'account added',
        'password link made',
        'password link used',
      ])
      .orderBy('id')
      .execute();
    return rows.map(({ action, what }) => `${action}: ${what}`);
  }

  return {
    servers,
    people,
    lines,
    there,
    arrive,
    ids,
    customerOf,
    seen,
    joinOf,
    joined,
    separateOf,
    kindsOfEvents,
    actions,
  };
}
