import type { EnquiryDefinition, FormField, ReportDefinition } from './define-enquiry.ts';
import type { EnquiryField } from './fields.ts';

/**
 * What a form says afterwards (rules: given-texts). `{message}` stands for the text that the server sent;
 * these are no functions, because they wait in the browser together with what was not sent yet.
 */
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

interface ReportTexts {
  /** Menu text, screen title and print title. */
  readonly title: string;
  readonly emptyMessage: string;
}

/** What one kind of enquiry says, in one language. */
export interface AnyKindTexts {
  /** What staff call one enquiry of this kind. */
  readonly title: string;
  readonly labels: Readonly<Record<EnquiryField, string>>;
  /** Said of a missing answer, where naming the field does not do. */
  readonly required?: Readonly<Partial<Record<EnquiryField, string>>>;
  /** What the values of a choice are called. */
  readonly options?: Readonly<Partial<Record<EnquiryField, Readonly<Record<string, string>>>>>;
  readonly messages: EnquiryMessages;
  readonly report?: ReportTexts;
}

/** Questions that are a choice among the definition's own options. */
type Choices<Definition extends EnquiryDefinition> = Extract<
  Definition['form'][number],
  { control: { options: readonly string[] } }
>;

/** Of each choice, a label for each value. */
type OptionLabels<Choice extends FormField & { control: { options: readonly string[] } }> = {
  readonly [Each in Choice as Each['field']]: Readonly<
    Record<Each['control']['options'][number], string>
  >;
};

/** The texts of this very kind: none of its options and not its report may be forgotten. */
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
