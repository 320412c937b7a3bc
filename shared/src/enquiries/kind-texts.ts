import type { EnquiryField } from './fields.ts';

/**
 * Messages of a form after it was sent (rules: given-texts). `{message}` is replaced by the server's text; they are
 * not functions, because they wait in the browser together with the unsent form.
 */
export interface EnquiryMessages {
  /** Accepted; also the `message` of the server's answer. */
  readonly success: string;
  readonly refused: string;
  /** Refused without a readable message; absent: as `unreachable`. */
  readonly refusedSilently?: string;
  readonly unreachable: string;
  /** Shown above the form when required fields are missing. */
  readonly incomplete?: string;
}

export interface AnyKindTexts {
  /** Name of one enquiry of this kind, for staff. */
  readonly title: string;
  readonly labels: Readonly<Record<EnquiryField, string>>;
  /** Shown for a missing answer if the usual text with the field's name does not fit. */
  readonly required?: Readonly<Partial<Record<EnquiryField, string>>>;
  /** Labels for the values of a choice. */
  readonly options?: Readonly<Partial<Record<EnquiryField, Readonly<Record<string, string>>>>>;
  readonly messages: EnquiryMessages;
  /** Of a kind with a report. */
  readonly report?: {
    /** Menu text, screen title and print title. */
    readonly title: string;
    readonly emptyMessage: string;
  };
}
