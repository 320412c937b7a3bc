import type { AllEnquiriesRow } from '@dealership/shared';

/** A customer's answer, by the name of its field; `''`: none. */
export function answerText({ details }: Pick<AllEnquiriesRow, 'details'>, name: string): string {
  const value = details[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
