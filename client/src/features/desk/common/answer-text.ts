import { enquiryDefinitions, type AllEnquiriesRow } from '@dealership/shared';
import { optionText } from '../../../lib/staff/enquiry-details.ts';

/** A customer's answer, by the name of its field; `''`: none. */
export function answerText(
  { kind, details }: Pick<AllEnquiriesRow, 'kind' | 'details'>,
  name: string,
): string {
  const value = details[name];
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  const asked = enquiryDefinitions[kind].form.find(({ wire }) => wire === name);
  return asked ? optionText(kind, asked.field, value) : value;
}
