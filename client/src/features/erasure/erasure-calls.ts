import {
  isReference,
  readContactNumber,
  screenAddress,
  type AuditedAction,
  type AuditRow,
  type ErasurePreview,
  type Person,
} from '@dealership/shared';
import { call } from '../../lib/calls/call.ts';

const ERASED = 'person erased' satisfies AuditedAction;

export const auditAddress = screenAddress('audit', { action: ERASED });

/** The person that an input names: an input with a letter or an at sign is an address, unless it is a reference. */
export function personOf(typed: string): Person {
  if (isReference(typed)) return { reference: typed };
  return readContactNumber(typed) === undefined && /[@a-z]/i.test(typed)
    ? { email: typed }
    : { mobile: typed };
}

/** The kind of input that names the person. */
export function wayOf({ mobile, email }: Person): 'mobile' | 'email' | 'reference' {
  if (mobile !== undefined) return 'mobile';
  return email === undefined ? 'reference' : 'email';
}

/** The person's number, address or reference. */
export function nameOf(person: Person): string {
  if (person.mobile !== undefined) return person.mobile;
  return person.email === undefined ? person.reference : person.email;
}

/** Whether the confirmation names the person of the preview. */
export function isSamePerson(typed: string, person: Person): boolean {
  return person.mobile === undefined
    ? typed.trim().toLowerCase() === nameOf(person).toLowerCase()
    : readContactNumber(typed) === person.mobile;
}

export async function previewErasure(typed: string, signal: AbortSignal): Promise<ErasurePreview> {
  const data = await call('POST /api/erasures/preview', { body: personOf(typed), signal });
  if (typeof data.total !== 'number') throw new Error('The answer is not a preview.');
  return data;
}

/** The newest event of an erasure, from the audit log. */
export async function fetchErasureEvent(proof: string, signal: AbortSignal): Promise<AuditRow> {
  const body = { page: 1, limit: 10, action: ERASED, search: proof } as const;
  const {
    data: [newest],
  } = await call('POST /api/auditEvents', { body, signal });
  if (!newest) throw new Error('The audit log does not hold the erasure.');
  return newest;
}
