import { fieldControls, type Control, type EnquiryField } from './fields.ts';

/** One field of one kind's form: its wire name, and when it is required. */
export interface FormField {
  readonly field: EnquiryField;
  /** Key in the call's JSON body. */
  readonly wire: string;
  readonly control: Control;
  readonly required: boolean;
  /** Required only while another field of the form has this value. */
  readonly requiredWhen?: { readonly field: EnquiryField; readonly equals: string };
}

/** A form field with the usual control for its value, unless the options set another one. */
export function formField(field: EnquiryField, options: Partial<Omit<FormField, 'field'>> = {}) {
  return { field, wire: field, control: fieldControls[field], required: false, ...options };
}

/** A column of a report: the row's key, the table's header, and the source of its value. */
export interface ReportColumn {
  readonly key: string;
  readonly header: string;
  readonly source: EnquiryField | 'createdDate' | 'createdTime';
  /** Reads the value, if it is not simply `row[key]`. */
  readonly read?: (row: Readonly<Record<string, unknown>>) => unknown;
}

/** The model of a row by its name, or as it was sent if no catalogue has it (rules: free-model). */
export function readModel({ modelName, model }: Readonly<Record<string, unknown>>): unknown {
  return modelName ?? model;
}

/** A column that shows a field; its row key is the field's name unless `key` sets another one. */
export function column(field: EnquiryField, header: string, key: string = field): ReportColumn {
  return { key, header, source: field, ...(field === 'model' && { read: readModel }) };
}

/** The two columns every report ends with; two reports have other headers. */
export function receivedColumns(dateHeader = 'Enq.Date', timeHeader = 'Enq.Time'): ReportColumn[] {
  return [
    { key: 'created_date', header: dateHeader, source: 'createdDate' },
    { key: 'created_time', header: timeHeader, source: 'createdTime' },
  ];
}

/** A staff report over one kind (rules: given-texts). */
export interface ReportDefinition {
  /** Path of the POST call; `<path>/export` streams all matching rows as CSV. */
  readonly path: string;
  /** The last part of its address in the back office (rules: screen-addresses). */
  readonly screen: string;
  /** Their headers stay English: people and programs look for them in files. */
  readonly columns: readonly ReportColumn[];
  /** Name of the exported files, without extension. */
  readonly fileName: string;
  readonly orientation: 'portrait' | 'landscape';
  /** What the search compares: any field of the row; absent: name, mobile and e-mail. */
  readonly searchable?: 'any-field';
  /** The search's key in requests of our screen; the server accepts both keys in every report. */
  readonly searchKey?: 'search' | 'searchTerm';
  /** Whether our screen sends empty dates and searches too; otherwise it omits them. */
  readonly sendsEmpty?: true;
}

/**
 * Everything about one kind of enquiry except its texts (kind-texts.ts). Plain data, except for how a report reads a
 * model: no zod, so that a page can afford it.
 */
export interface EnquiryDefinition {
  readonly kind: string;
  /** Path of the submission call. */
  readonly path: string;
  /** Fields in the order of the form. */
  readonly form: readonly FormField[];
  /** The kind's own report, or the reason why it has none. */
  readonly report: ReportDefinition | { readonly none: string };
}
