import { column, type ReportColumn, type ReportDefinition } from '../enquiries/define-enquiry.ts';
import type { Enquiry, NewEnquiry } from '../enquiries/enquiry.ts';
import type { EnquiryField, EnquiryValues } from '../enquiries/fields.ts';
import type { AllEnquiriesRow, ReportRow, WireValue } from './report-row-schema.ts';
import { enquiryDefinitions, reportOf } from '../enquiries/registry.ts';
import { paiseToRupees } from '../money/money.ts';
import { toSearchKey } from '../text/text.ts';
import { dayOf, timeOf } from '../time/ist.ts';

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

/** An enquiry as a row of its kind's report. */
export function toReportRow(report: ReportDefinition, enquiry: Enquiry): ReportRow {
  return { ...toCells(report.columns, enquiry), reference: enquiry.reference };
}

const ownFields = ['name', 'mobile', 'email', 'model', 'message'] as const;

/** A field that has no key of its own in the list of all enquiries. */
export type DetailField = Exclude<EnquiryField, (typeof ownFields)[number]>;

const ownKeys: ReadonlySet<EnquiryField> = new Set(ownFields);

/** An enquiry as a row of the list of all enquiries. */
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
 * The text that searching a report looks at: name, mobile and e-mail, or every field of the row
 * (rules: report-search), in the form of `toSearchKey`.
 */
function searchText({ searchable, columns }: SearchableReport, row: Row): string {
  return columns
    .filter(({ source }) => searchable === 'any-field' || personFields.has(source))
    .map(({ key }) => row[key])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => toSearchKey(String(value)))
    .join(SEPARATOR);
}

type SearchableReport = Pick<ReportDefinition, 'searchable' | 'columns'>;

const personFields: ReadonlySet<string> = new Set<EnquiryField>(['name', 'mobile', 'email']);

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

/** The stored text in which the server finds an enquiry. */
export function searchTextOf(enquiry: NewEnquiry): string {
  const report = reportOf(enquiry.kind) ?? personOnly;
  return searchText(report, toCells(report.columns, enquiry));
}

/** Whether a loaded row of a report matches a search, by the server's own rule. */
export function rowMatches(report: SearchableReport, row: Row, search: string): boolean {
  return searchText(report, row).includes(toSearchKey(search));
}
