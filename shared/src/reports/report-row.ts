import { column, type ReportColumn, type ReportDefinition } from '../enquiries/define-enquiry.ts';
import type { Enquiry, NewEnquiry } from '../enquiries/enquiry.ts';
import type { EnquiryField, EnquiryValues } from '../enquiries/fields.ts';
import type { AllEnquiriesRow, ReportRow, WireValue } from './report-row-schema.ts';
import { enquiryDefinitions, reportOf } from '../enquiries/registry.ts';
import { paiseToRupees } from '../money/money.ts';
import { dayOf, timeOf } from '../time/ist.ts';
import { readName } from '../values/name.ts';
import { readCode, readSearch } from './search-term.ts';

/** What is answered for a field that the visitor left empty: `""` for texts, `null` for the rest (rules: empty-values). */
const absentValue: { readonly [F in EnquiryField]: '' | null } = {
  name: '',
  mobile: '',
  email: '',
  model: '',
  enteredModel: '',
  message: '',
  pinCode: '',
  reason: '',
  registrationNumber: '',
  purchaseYear: '',
  serviceType: '',
  bookingDate: '',
  loanAmount: null,
  colour: '',
  variant: '',
  agreed: null,
  offerId: null,
  channels: null,
};

function wireValue(values: Partial<EnquiryValues>, field: EnquiryField): WireValue {
  if (field === 'loanAmount' && values.loanAmount !== undefined) {
    return paiseToRupees(values.loanAmount);
  }
  return values[field] ?? absentValue[field];
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

/** A field that has no key of its own in the list of all enquiries. */
export type DetailField = Exclude<EnquiryField, (typeof ownFields)[number]>;

const ownKeys: ReadonlySet<EnquiryField> = new Set(ownFields);

export function toAllEnquiriesRow({
  reference,
  kind,
  values,
  createdAt,
  noticeVersion,
}: Enquiry): AllEnquiriesRow {
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

/** Between the texts of a search text; no visitor's text holds it, so no search runs across two fields. */
const SEPARATOR = '\u001f';

/**
 * Behind what the reports look at; what follows is for the desk alone. Only texts of this form have it: those that an
 * earlier version has stored are written anew.
 */
export const SEARCH_TEXT_MARK = '\u001e';

/**
 * What searching a report looks at: name, mobile and e-mail, or every field of the row (rules: report-search), as
 * `readSearch` reads what is searched for.
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

/** What is found without regard to signs between letters and digits; on the desk in every kind. */
const codeFields = [
  'model',
  'enteredModel',
  'registrationNumber',
] as const satisfies EnquiryField[];

/** How a kind without a report of its own is searched in the list of all enquiries. */
const personOnly: SearchableReport = {
  searchable: 'person',
  // Pure: the browser's build leaves them out.
  columns: [
    /* @__PURE__ */ column('name', 'Name'),
    /* @__PURE__ */ column('mobile', 'Mobile'),
    /* @__PURE__ */ column('email', 'Email'),
  ],
};

/**
 * In UTF-16 units; MySQL's column holds 45,000 bytes with what stands behind the mark. Only texts of signs that stand for
 * many letters each (U+FDFA) are cut.
 */
const LONGEST_OWN = 10_000;

export function searchTextOf(enquiry: NewEnquiry): string {
  const report = reportOf(enquiry.kind) ?? personOnly;
  const own = listTexts(report, toCells(report.columns, enquiry)).join(SEPARATOR);
  const codes = codeFields.flatMap((field) => readField(field, enquiry.values[field] ?? ''));
  return [own.slice(0, LONGEST_OWN), SEARCH_TEXT_MARK, ...codes, ''].join(SEPARATOR);
}

/** A model as it stands in a search text, from end to end. */
export function wholeInSearchText(code: string): string {
  return SEPARATOR + code + SEPARATOR;
}

/** Whether a loaded row of a report matches a search, by the server's own rule; an empty search finds all. */
export function rowMatches(report: SearchableReport, row: Row, search: string): boolean {
  return search === '' || hasReading(listTexts(report, row), readSearch(search));
}

/** Whether some texts have, as a part of one, something that a search is for. */
export function hasReading(forms: readonly string[], readings: readonly string[]): boolean {
  return readings.some((reading) => forms.some((form) => form.includes(reading)));
}
