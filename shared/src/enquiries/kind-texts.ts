import type { EnquiryDefinition, FormField, ReportDefinition } from './define-enquiry.ts';
import type { EnquiryField } from './fields.ts';

/**
 * Messages of a form after it was sent (rules: given-texts). `{message}` is replaced by the server's text; they are
 * not functions, because they wait in the browser together with the unsent form.
 */
export interface EnquiryMessages {
  /** Accepted; also the `message` of the server's answer. */
  readonly success: string;
  readonly refused: string;
  /** Refused without a readable message, for a kind whose text above needs one. */
  readonly refusedSilently: string;
  readonly unreachable: string;
  /** Shown above the form when required fields are missing. */
  readonly incomplete?: string;
}

interface ReportTexts {
  /** Menu text, screen title and print title. */
  readonly title: string;
  readonly emptyMessage: string;
}

/** The texts of one kind of enquiry, in one language. */
export interface AnyKindTexts {
  /** Name of one enquiry of this kind, for staff. */
  readonly title: string;
  readonly labels: Readonly<Record<EnquiryField, string>>;
  /** Shown for a missing answer if the usual text with the field's name does not fit. */
  readonly required?: Readonly<Partial<Record<EnquiryField, string>>>;
  /** Labels for the values of a choice. */
  readonly options?: Readonly<Partial<Record<EnquiryField, Readonly<Record<string, string>>>>>;
  readonly messages: EnquiryMessages;
  readonly report?: ReportTexts;
}

/** Fields that are a choice among the definition's own options. */
type Choices<Definition extends EnquiryDefinition> = Extract<
  Definition['form'][number],
  { control: { options: readonly string[] } }
>;

type OptionLabels<Choice extends FormField & { control: { options: readonly string[] } }> = {
  readonly [Each in Choice as Each['field']]: Readonly<
    Record<Each['control']['options'][number], string>
  >;
};

/** The texts of one particular kind: none of its options may lack a label, nor its report a title. */
export type KindTexts<Definition extends EnquiryDefinition> = Omit<
  AnyKindTexts,
  'options' | 'report'
> &
  ([Choices<Definition>] extends [never]
    ? { readonly options?: never }
    : { readonly options: OptionLabels<Choices<Definition>> }) &
  (Definition['report'] extends ReportDefinition
    ? { readonly report: ReportTexts }
    : { readonly report?: never });
