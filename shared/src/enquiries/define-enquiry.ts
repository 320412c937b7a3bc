import { fieldDefaults, type Control, type EnquiryField } from './fields.ts';

/** One field of one kind's form: what it is called on the wire and on screen, and when it must be there. */
export interface FormField {
  readonly field: EnquiryField;
  /** Key in the call's JSON body. */
  readonly wire: string;
  readonly label: string;
  readonly control: Control;
  readonly required: boolean;
  /** Required only while another field of the form has this value. */
  readonly requiredWhen?: { readonly field: EnquiryField; readonly equals: string };
  /** Said beside the field when it is missing. */
  readonly requiredMessage: string;
}

interface FieldOptions {
  wire?: string;
  label?: string;
  control?: Control;
  required?: boolean;
  requiredWhen?: { field: EnquiryField; equals: string };
  requiredMessage?: string;
}

/** A form field with the usual label and control of its kind of value, unless the options say otherwise. */
export function formField<F extends EnquiryField>(
  field: F,
  options: FieldOptions = {},
): FormField & { readonly field: F } {
  const label = options.label ?? fieldDefaults[field].label;
  return {
    field,
    wire: options.wire ?? field,
    label,
    control: options.control ?? fieldDefaults[field].control,
    required: options.required ?? false,
    ...(options.requiredWhen && { requiredWhen: options.requiredWhen }),
    requiredMessage: options.requiredMessage ?? `${label} is required`,
  };
}

/** What a form says afterwards (rules: given-texts). `{message}` stands for the text that the server sent. */
export interface EnquiryMessages {
  /** Accepted; also the `message` of the server's answer. */
  readonly success: string;
  /** Refused by the server. */
  readonly refused: string;
  /** Refused without a readable message, where the text above wants one. */
  readonly refusedSilently: string;
  /** The server could not be reached. */
  readonly unreachable: string;
  /** Said above the form when required fields are missing. */
  readonly incomplete?: string;
}

/** A column of a report: the row's key, the table's header, and where the value comes from. */
export interface ReportColumn<F extends EnquiryField = EnquiryField> {
  readonly key: string;
  readonly header: string;
  readonly source: F | 'createdDate' | 'createdTime';
}

/** A column that shows a field; its row key is the field's name unless `key` says otherwise. */
export function column<F extends EnquiryField>(
  field: F,
  header: string,
  key: string = field,
): ReportColumn<F> {
  return { key, header, source: field };
}

/** The two columns every report ends with; headers differ from report to report. */
export function receivedColumns(dateHeader: string, timeHeader: string): ReportColumn<never>[] {
  return [
    { key: 'created_date', header: dateHeader, source: 'createdDate' },
    { key: 'created_time', header: timeHeader, source: 'createdTime' },
  ];
}

/** A staff report over one kind (rules: given-texts). */
export interface ReportDefinition {
  /** Path of the POST call; `<path>/export` streams all matching rows as CSV. */
  readonly path: string;
  /** Name in `?screen=` of the back office (rules: screen-addresses). */
  readonly screen: string;
  /** Menu text, screen title and print title. */
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  /** Name of the exported files, without ending. */
  readonly fileName: string;
  readonly orientation: 'portrait' | 'landscape';
  readonly emptyMessage: string;
  /** What the search looks at: name, mobile and e-mail, or any field of the row. */
  readonly searchable: 'person' | 'any-field';
}

/** All that is known about one kind of enquiry. Plain data: no code, no zod, so that a page can afford it. */
export interface EnquiryDefinition {
  readonly kind: string;
  /** What staff call one enquiry of this kind. */
  readonly title: string;
  /** Path of the submission call. */
  readonly path: string;
  /** Fields in the order of the form. */
  readonly form: readonly FormField[];
  readonly messages: EnquiryMessages;
  /** The kind's own report, or the reason why it has none. */
  readonly report: ReportDefinition | { readonly none: string };
}

/**
 * Ties a definition to its own literal types and refuses, at compile time, a report column over a
 * field that the form does not have.
 */
export function defineEnquiry<
  const Kind extends string,
  const Form extends readonly FormField[],
  const Report extends
    | (Omit<ReportDefinition, 'columns'> & {
        columns: readonly ReportColumn<Form[number]['field']>[];
      })
    | { none: string },
>(definition: {
  kind: Kind;
  title: string;
  path: string;
  form: Form;
  messages: EnquiryMessages;
  report: Report;
}): typeof definition {
  return definition;
}
