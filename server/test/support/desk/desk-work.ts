import type { DeskDetail, DeskPage, DeskRow, DeskView } from '@dealership/shared';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect } from 'vitest';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import { readConsents } from '../../../src/features/consents/read-consents.ts';
import { workOnDesk } from '../../../src/features/enquiries/desk/desk-work.ts';
import { createReplyMails } from '../../../src/features/messages/reply-mails.ts';
import { findUsedReply } from '../../../src/features/replies/reply-repository.ts';
import { createArrivalNotifier } from '../../../src/features/messages/write-messages.ts';
import { createAnsweringSource } from '../../../src/features/settings/answering-source.ts';
import type { Browser } from '../requests/browser.ts';
import type { TestServer } from '../server/test-server.ts';

/** Runs the desk's automatic work between two requests, on one of the servers. */
export function runDesk({
  staffDb,
  clock,
  config,
}: Pick<TestServer, 'staffDb' | 'clock' | 'config'>): Promise<void> {
  return workOnDesk({
    db: staffDb,
    clock,
    audit: createAuditTrail({ clock, log: pino({ level: 'silent' }) }),
    answering: createAnsweringSource({ db: staffDb, clock }),
    notifyOfArrivals: createArrivalNotifier({ clock, config }),
  });
}

/** A list of the desk. */
export async function listed(
  browser: Browser,
  view: DeskView,
  filter: object = {},
): Promise<DeskRow[]> {
  const { body, text, status } = await browser.send<DeskPage>('POST', '/api/desk', {
    view,
    ...filter,
  });
  expect(status, text).toBe(200);
  return body.rows;
}

/** One enquiry on the desk. */
export async function deskOf(browser: Browser, reference: string): Promise<DeskDetail> {
  const { body, status } = await browser.send<DeskDetail>(
    'GET',
    `/api/desk/enquiries/${reference}`,
  );
  expect(status).toBe(200);
  return body;
}

/** Takes a step for an enquiry, by default from its present version. */
export async function step(
  browser: Browser,
  reference: string,
  wanted: object,
  { key = randomUUID(), version, waited }: { key?: string; version?: number; waited?: number } = {},
) {
  return browser.send<DeskDetail>('POST', `/api/desk/enquiries/${reference}/steps`, {
    key,
    step: wanted,
    waited,
    version: version ?? (await deskOf(browser, reference)).enquiry.version,
  });
}

/** The same; fails the test if the step is refused. */
export async function done(
  browser: Browser,
  reference: string,
  wanted: object,
): Promise<DeskDetail> {
  const { status, text, body } = await step(browser, reference, wanted);
  expect(status, text).toBe(200);
  return body;
}

/** Data that messages need from other features, on a server without mail. */
export const messageSources = {
  readConsents,
  findUsedReply,
  replyMails: createReplyMails({ clock: () => 0, config: { mail: undefined } }),
};
