import {
  channels,
  isEnquiryKind,
  isLocale,
  searchTextOf,
  visitParts,
  type Enquiry,
  type EnquiryField,
  type EnquiryValues,
  type NewEnquiry,
  type SiteVisit,
  type VisitPart,
} from '@dealership/shared';
import type { Insertable, Selectable } from 'kysely';
import type { EnquiriesTable } from '../../db/schema.ts';

type Row = Selectable<EnquiriesTable>;
type Cell = string | number | null;

/** A column that is read with every enquiry; search columns and the sender's way to the site are not. */
type ReadColumn = Exclude<
  keyof Row,
  'search_text' | 'submission_key' | 'submission_hash' | VisitColumn
>;

interface StorageEntry<Value> {
  column: ReadColumn;
  toCell: (value: Value) => Cell;
  fromCell: (cell: NonNullable<Cell>) => Value;
}

function text(column: ReadColumn): StorageEntry<string> {
  return { column, toCell: (value) => value, fromCell: String };
}

function number(column: ReadColumn): StorageEntry<number> {
  return { column, toCell: (value) => value, fromCell: Number };
}

/** A new field needs an entry here and a column in a migration. */
const enquiryStorage: { readonly [F in EnquiryField]: StorageEntry<EnquiryValues[F]> } = {
  name: text('name'),
  mobile: text('mobile'),
  email: text('email'),
  model: text('model'),
  enteredModel: text('entered_model'),
  message: text('message'),
  pinCode: text('pin_code'),
  reason: text('reason'),
  registrationNumber: text('registration_number'),
  purchaseYear: text('purchase_year'),
  serviceType: text('service_type'),
  bookingDate: text('booking_date'),
  loanAmount: number('loan_amount_paise'),
  colour: text('colour'),
  variant: text('variant'),
  agreed: {
    column: 'agreed',
    toCell: (value) => (value ? 1 : 0),
    fromCell: (cell) => cell === 1,
  },
  offerId: number('offer_id'),
  channels: {
    column: 'channels',
    toCell: (value) => channels.filter((channel) => value[channel]).join(','),
    fromCell: (cell) => {
      const ticked = new Set(String(cell).split(','));
      return Object.fromEntries(
        channels.map((channel) => [channel, ticked.has(channel)]),
      ) as EnquiryValues['channels'];
    },
  },
};

const fields = Object.keys(enquiryStorage) as EnquiryField[];

const ownColumns = ['id', 'reference', 'kind', 'created_at', 'notice_version', 'language'] as const;

export const columnsOfEnquiry = [...ownColumns, ...fields.map(columnOf)].map(
  (column) => `enquiries.${column}` as const,
);

export function columnOf(field: EnquiryField): ReadColumn {
  return enquiryStorage[field].column;
}

export interface Binding {
  key: string;
  /** Digest of the enquiry: a different one with this key is refused. */
  digest: string;
}

/** A new enquiry as a row; the columns that are left out are null. */
export function toRow(enquiry: NewEnquiry, binding?: Binding): Insertable<EnquiriesTable> {
  const given = fields.filter((field) => enquiry.values[field] !== undefined);
  return {
    ...Object.fromEntries(given.map((field) => toColumn(field, enquiry.values))),
    reference: enquiry.reference,
    kind: enquiry.kind,
    ...(enquiry.noticeVersion !== undefined && { notice_version: enquiry.noticeVersion }),
    ...(enquiry.language !== undefined && { language: enquiry.language }),
    search_text: searchTextOf(enquiry),
    ...(binding && { submission_key: binding.key, submission_hash: binding.digest }),
    created_at: enquiry.createdAt,
    ...(enquiry.visit && toVisitColumns(enquiry.visit)),
  };
}

function toColumn<F extends EnquiryField>(
  field: F,
  values: Partial<EnquiryValues>,
): readonly [keyof Row, Cell] {
  const { column, toCell } = enquiryStorage[field];
  return [column, toCell(values[field] as EnquiryValues[F])];
}

const visitColumns = {
  page: 'visit_page',
  referrer: 'visit_referrer',
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  term: 'utm_term',
  content: 'utm_content',
} as const satisfies Record<VisitPart, keyof Row>;

type VisitColumn = (typeof visitColumns)[VisitPart];

function toVisitColumns(visit: SiteVisit) {
  return Object.fromEntries(
    visitParts
      .filter((part) => visit[part] !== undefined)
      .map((part) => [visitColumns[part], visit[part]]),
  );
}

export function toVisit(row: Pick<Row, VisitColumn>): SiteVisit {
  const parts = visitParts.map((part) => [part, row[visitColumns[part]]] as const);
  return Object.fromEntries(parts.filter(([, text]) => text !== null));
}

export function toEnquiry(row: Pick<Row, ReadColumn>): Enquiry {
  if (!isEnquiryKind(row.kind)) {
    throw new Error(`enquiry ${row.id} is of a kind that this program does not know`);
  }
  const values = fields
    .map((field) => [field, row[enquiryStorage[field].column]] as const)
    .filter((entry): entry is readonly [EnquiryField, string | number] => entry[1] !== null)
    .map(([field, cell]) => [field, enquiryStorage[field].fromCell(cell)] as const);
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    createdAt: row.created_at,
    values: Object.fromEntries(values),
    ...(row.notice_version !== null && { noticeVersion: row.notice_version }),
    ...(isLocale(row.language) && { language: row.language }),
  };
}
