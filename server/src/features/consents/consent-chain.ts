import { createHash, createHmac } from 'node:crypto';
import type { ConsentsTable } from '../../db/schema.ts';

/** The mark of a number in the chain: without the key, which is stored with the number, it reveals nothing about it. */
export function markOf(key: string, mobile: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(mobile).digest('base64url');
}

/**
 * The hash of a consent, which includes the one before: none can be changed, left out or inserted without changing all
 * that follow.
 *
 * @param hashBefore `''` before the first
 */
export function hashOfConsent(
  hashBefore: string,
  mark: string,
  consent: Omit<ConsentsTable, 'seal' | 'person_id'>,
): string {
  const { id, channel, purpose, is_given, text_version, at, source, enquiry_id } = consent;
  const hashed = [hashBefore, id, mark, channel, purpose, is_given, text_version, at, source];
  return createHash('sha256')
    .update(JSON.stringify([...hashed, enquiry_id]))
    .digest('base64url');
}
