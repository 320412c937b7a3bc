import { expect } from 'vitest';
import { addDays, enquiryDefinitions, enquiryKinds, type EnquiryKind } from '@dealership/shared';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import type { DatabaseConfig } from '../../../src/config.ts';
import { openDatabase } from '../../../src/db/open-database.ts';
import { samples } from './samples.ts';

/** An enquiry that a visitor sends until it is acknowledged. */
export interface Attempt {
  kind: EnquiryKind;
  key: string;
  /** The same in every try, even after midnight. */
  body: Record<string, unknown>;
  reference?: string;
}

/** The result for a visitor: no answer from a server that was killed, 503 from one without a database. */
export type Outcome = 'acknowledged' | 'unavailable' | 'no answer';

export async function sendAttempt(
  url: string,
  attempt: Attempt,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  const { kind, key, body: sent } = attempt;
  let answer: Response;
  let body: { reference: string };
  try {
    answer = await fetch(url + enquiryDefinitions[kind].path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
      body: JSON.stringify(sent),
    });
    body = (await answer.json()) as { reference: string };
  } catch {
    return 'no answer';
  }
  if (answer.status === 503) return 'unavailable';
  expect(answer.status).toBe(201);
  // Acknowledged before: the answer is the same.
  if (attempt.reference !== undefined) expect(body.reference).toBe(attempt.reference);
  attempt.reference = body.reference;
  return 'acknowledged';
}

/** A sample of a kind that is valid on a day (`YYYY-MM-DD`): a booking needs a future day. */
function bodyOn(today: string, kind: EnquiryKind): Record<string, unknown> {
  const { body } = samples[kind];
  return 'bookingDate' in body ? { ...body, bookingDate: addDays(today, 3) } : body;
}

/** Number of visitors at once. */
export const VISITORS = 16;

/**
 * Visitors who send one enquiry after the other until one of theirs is not acknowledged.
 * @param today by the server's clock
 */
export async function sendUntilTrouble(
  url: string,
  attempts: Attempt[],
  today: string,
): Promise<Outcome[]> {
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (;;) {
      const kind = enquiryKinds[(attempts.length + visitor) % enquiryKinds.length] ?? 'sales';
      const body = bodyOn(today, kind);
      const attempt: Attempt = { kind, key: `key-${attempts.length}`, body };
      attempts.push(attempt);
      const outcome = await sendAttempt(url, attempt);
      if (outcome !== 'acknowledged') return outcome;
    }
  });
  return Promise.all(visitors);
}

/**
 * Sends unacknowledged enquiries again and, to be sure, those sent around them.
 *
 * @returns how many were not acknowledged
 */
export async function retryUnanswered(url: string, attempts: readonly Attempt[]): Promise<number> {
  const open = attempts.filter(({ reference }) => reference === undefined);
  for (const attempt of new Set([...attempts.slice(-100), ...open])) {
    expect(await sendAttempt(url, attempt)).toBe('acknowledged');
  }
  return open.length;
}

async function stored(
  database: DatabaseConfig,
): Promise<{ reference: string; submission_key: string | null }[]> {
  const db = openDatabase(database);
  const rows = await db.selectFrom('enquiries').select(['reference', 'submission_key']).execute();
  await db.destroy();
  return rows;
}

/** Expects that every acknowledged enquiry is stored. */
export async function expectNothingLost(
  database: DatabaseConfig,
  attempts: readonly Attempt[],
): Promise<void> {
  const references = new Set((await stored(database)).map(({ reference }) => reference));
  const lost = attempts.filter(
    ({ reference }) => reference !== undefined && !references.has(reference),
  );
  expect(lost).toEqual([]);
}

/** Expects that exactly the acknowledged enquiries are stored: all of them, none twice, under the sent key. */
export async function expectStored(
  database: DatabaseConfig,
  attempts: readonly Attempt[],
): Promise<void> {
  const sent = attempts.map(({ kind, key, reference }) => `${kind}:${key} ${reference}`);
  const rows = await stored(database);
  const kept = rows.map(({ reference, submission_key }) => `${submission_key} ${reference}`);
  const keys = new Set(rows.map((row) => row.submission_key));
  const found = new Set(kept);
  recordTried({
    acknowledged: attempts.filter(({ reference }) => reference !== undefined).length,
    present: sent.filter((each) => found.has(each)).length,
    twice: rows.length - keys.size,
  });
  expect(kept.sort()).toEqual(sent.sort());
}
