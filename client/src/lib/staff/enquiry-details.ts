import {
  channels,
  enquiryDefinitions,
  formatRupees,
  rupeesToPaise,
  type AllEnquiriesRow,
  type EnquiryKind,
  type FormField,
  type WireValue,
} from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { enquiryTexts } from '@dealership/shared/texts/staff/reports.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';

export interface EnquiryDetail {
  label: string;
  /** `''`: not given. */
  text: string;
  reaches?: 'phone' | 'mail';
}

/** All fields of the form, in its order, and when the enquiry came. */
export function enquiryDetails(row: AllEnquiriesRow): EnquiryDetail[] {
  const { form } = enquiryDefinitions[row.kind];
  const { noticeVersion } = row.details;
  return [
    { label: enquiryTexts.kind, text: kindTexts[row.kind].title },
    { label: enquiryTexts.received, text: timeTexts.stored(row.created_date, row.created_time) },
    ...form.map((field) => detailOf(field, row)),
    ...(row.counts
      ? [{ label: enquiryTexts.offersNow, text: row.counts.join(', ') || enquiryTexts.noChannel }]
      : []),
    { label: enquiryTexts.reference, text: row.reference },
    ...(typeof noticeVersion === 'string'
      ? [{ label: enquiryTexts.notice, text: noticeVersion }]
      : []),
  ];
}

function detailOf({ field, wire }: FormField, row: AllEnquiriesRow): EnquiryDetail {
  const label = kindTexts[row.kind].labels[field];
  switch (field) {
    case 'mobile':
      return { label, text: row.mobile, reaches: 'phone' };
    case 'email':
      return { label, text: row.email, reaches: 'mail' };
    case 'name':
    case 'message':
      return { label, text: row[field] };
    case 'model':
      return { label, text: row.modelName ?? row.model };
    case 'bookingDate': {
      const day = textOf(row.details[wire]);
      return { label, text: day === '' ? '' : timeTexts.calendar(day) };
    }
    case 'offerId':
      return { label, text: row.offerTitle ?? textOf(row.details[wire]) };
    case 'loanAmount': {
      const amount = row.details[wire];
      return {
        label,
        text: typeof amount === 'number' ? formatRupees(rupeesToPaise(amount)) : '',
      };
    }
    default:
      return { label, text: optionText(row.kind, field, textOf(row.details[wire])) };
  }
}

/** The words for a stored answer, which is English, where the form offers it; any other as it is. */
export function optionText(kind: EnquiryKind, field: FormField['field'], answer: string): string {
  return kindTexts[kind].options?.[field]?.[answer] ?? answer;
}

function textOf(value: WireValue | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? enquiryTexts.yes : enquiryTexts.no;
  if (typeof value !== 'object') return String(value);
  const chosen = channels.filter((channel) => value[channel] === true);
  return chosen.length === 0 ? enquiryTexts.noChannel : chosen.join(', ');
}
