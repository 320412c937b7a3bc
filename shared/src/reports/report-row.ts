import { column, type ReportColumn, type ReportDefinition } from '../enquiries/define-enquiry.ts';
import type { Enquiry, NewEnquiry } from '../enquiries/enquiry.ts';
import type { EnquiryField, EnquiryValues } from '../enquiries/fields.ts';
import type { AllEnquiriesRow, ReportRow, WireValue } from './report-row-schema.ts';
import { enquiryDefinitions, reportOf } from '../enquiries/registry.ts';
import { paiseToRupees } from '../money/money.ts';
import { dayOf, timeOf } from '../time/ist.ts';
import { readName } from '../values/name.ts';
import { readCode, readSearch } from './search-term.ts';

/** Fields that are no texts: an empty one is `null` in answers, an empty text `''` (rules: empty-values). */
const nullFields: readonly EnquiryField[] = ['loanAmount', 'agreed', 'offerId', 'channels'];

function wireValue(values: Partial<EnquiryValues>, field: EnquiryField): WireValue {
  if (field === 'loanAmount' && values.loanAmount !== undefined) {
    return paiseToRupees(values.loanAmount);
  }
  return values[field] ?? (nullFields.includes(field) ? null : '');
}

function columnValue(enquiry: NewEnquiry, { source }: ReportColumn): WireValue {
  if (source === 'createdDate') return dayOf(enquiry.createdAt);
  if (source === 'createdTime') return timeOf(enquiry.createdAt);
  return wireValue(enquiry.values, source);
}

function toCells(columns: readonly ReportColumn[], enquiry: NewEnquiry): Record<string, WireValue> {
  return Object.fromEntries(columns.map((each) => [each.key, columnValue(enquiry, each)]));
}

export function toReportRow(report: ReportDefinition, enquiry: Enquiry): ReportRow {
  return { ...toCells(report.columns, enquiry), reference: enquiry.reference };
}

const ownFields = ['name', 'mobile', 'email', 'model', 'message'] as const;

/** A field without a key of its own in the list of all enquiries. */
export type DetailField = Exclude<EnquiryField, (typeof ownFields)[number]>;

const ownKeys: ReadonlySet<EnquiryField> = new Set(ownFields);

export function toAllEnquiriesRow(enquiry: Enquiry): AllEnquiriesRow {
  const { reference, kind, values, createdAt, noticeVersion } = enquiry;
  const others = enquiryDefinitions[kind].form.filter(({ field }) => !ownKeys.has(field));
  return {
    reference,
    kind,
    name: values.name ?? '',
    mobile: values.mobile ?? '',
    email: values.email ?? '',
    model: values.model ?? '',
    message: values.message ?? '',
    details: {
      ...Object.fromEntries(others.map(({ wire, field }) => [wire, wireValue(values, field)])),
      ...(noticeVersion !== undefined && { noticeVersion }),
    },
    created_date: dayOf(createdAt),
    created_time: timeOf(createdAt),
  };
}

type Row = Readonly<Record<string, unknown>>;

/** Between the texts of a search text; no visitor's text can have it, so no search matches across two fields. */
const SEPARATOR = '\u001f';

/**
 * Ends the part that reports search; the rest is for the desk alone. Texts without it are of an older form, and are
 * written again.
 */
export const SEARCH_TEXT_MARK = '\u001e';

/**
 * The texts that a search in a report compares: name, mobile and e-mail, or every field of the row (rules:
 * report-search), in the form of `readSearch`.
 */
function listTexts({ searchable, columns }: SearchableReport, row: Row): string[] {
  return columns
    .filter(({ source }) => searchable === 'any-field' || personFields.has(source))
    .map(({ source, key }) => [source, row[key]] as const)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .flatMap(([source, value]) => readField(source, String(value)));
}

function readField(source: ReportColumn['source'], value: string): string[] {
  return isCode(source) ? [...new Set([readName(value), readCode(value)])] : [readName(value)];
}

function isCode(source: ReportColumn['source']): source is (typeof codeFields)[number] {
  return codeFields.some((field) => field === source);
}

type SearchableReport = Pick<ReportDefinition, 'searchable' | 'columns'>;

const personFields: ReadonlySet<string> = new Set<EnquiryField>(['name', 'mobile', 'email']);

/** Fields that are compared without signs between letters and digits; on the desk in every kind. */
const codeFields = [
  'model',
  'enteredModel',
  'registrationNumber',
] as const satisfies EnquiryField[];

/** How a kind without its own report is searched in the list of all enquiries. */
const personOnly: SearchableReport = {
  // Pure: the browser's build leaves them out.
  columns: [
    /* @__PURE__ */ column('name', 'Name'),
    /* @__PURE__ */ column('mobile', 'Mobile'),
    /* @__PURE__ */ column('email', 'Email'),
  ],
};

/**
 * In UTF-16 units; MySQL's column has 45,000 bytes, including the part after the mark. Only texts with signs that
 * expand to many letters (U+FDFA) are cut.
 */
const LONGEST_OWN = 10_000;

export function searchTextOf(enquiry: NewEnquiry): string {
  const report = reportOf(enquiry.kind) ?? personOnly;
  const own = listTexts(report, toCells(report.columns, enquiry)).join(SEPARATOR);
  const codes = codeFields.flatMap((field) => readField(field, enquiry.values[field] ?? ''));
  return [own.slice(0, LONGEST_OWN), SEARCH_TEXT_MARK, ...codes, ''].join(SEPARATOR);
}

/** A whole model in a search text, with its separators. */
export function wholeInSearchText(code: string): string {
  return SEPARATOR + code + SEPARATOR;
}

/** Whether a loaded row of a report matches a search, by the server's own rule; an empty search matches all. */
export function rowMatches(report: SearchableReport, row: Row, search: string): boolean {
  return search === '' || hasReading(listTexts(report, row), readSearch(search));
}

/** Whether any of the texts contains one of a search's readings. */
export function hasReading(forms: readonly string[], readings: readonly string[]): boolean {
  return readings.some((reading) => forms.some((form) => form.includes(reading)));
}
