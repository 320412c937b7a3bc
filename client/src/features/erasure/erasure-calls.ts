import type { AuditedAction, AuditRow, Erasure, ErasurePreview, Person } from '@dealership/shared';
import { call } from '../../lib/call.ts';

/** Whom somebody means who typed this: what has a letter or an at sign in it is an address. */
export function personOf(typed: string): Person {
  return /[@a-z]/i.test(typed) ? { email: typed } : { mobile: typed };
}

/** As staff call the person: the number or the address. */
export function nameOf(person: Person): string {
  return person.mobile ?? person.email;
}

/** Whether what was typed to confirm is the person that was looked at. */
export function isSamePerson(typed: string, person: Person): boolean {
  return person.mobile === undefined
    ? typed.trim().toLowerCase() === person.email.toLowerCase()
    : typed.replace(/[\s-]/g, '') === person.mobile;
}

export async function previewErasure(typed: string, signal: AbortSignal): Promise<ErasurePreview> {
  const data = await call('POST /api/erasures/preview', { body: personOf(typed), signal });
  if (typeof data.total !== 'number') throw new Error('The answer is not a preview.');
  return data;
}

export function erasePerson(
  { mobile, email }: Person,
  signal: AbortSignal | undefined,
): Promise<Erasure> {
  return call('POST /api/erasures', { body: { mobile, email }, signal });
}

/** The newest event of an erasure, from the audit log itself. */
export async function fetchErasureEvent(proof: string, signal: AbortSignal): Promise<AuditRow> {
  const action = 'person erased' satisfies AuditedAction;
  const body = { page: 1, limit: 10, action, search: proof };
  const { data } = await call('POST /api/auditEvents', { body, signal });
  const [newest] = data;
  if (!newest) throw new Error('The audit log does not hold the erasure.');
  return newest;
}
