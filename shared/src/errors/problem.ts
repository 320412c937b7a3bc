import type { core } from 'zod/mini';

/** For a code whose text needs no values. */
type None = undefined;

/** Mistakes that a visitor can make in a form: the code, and the values that its text needs. */
export interface FieldProblems {
  /** Its text also needs the name of the field. */
  required: None;
  unreadable: None;
  /** A spreadsheet cell whose formula has failed. */
  spreadsheet_error: None;
  /** In code points. */
  too_long: { max: number };
  not_mobile: None;
  not_pin_code: None;
  not_email: None;
  year_out_of_range: { from: number; to: number };
  not_day: None;
  /** From today on. */
  day_out_of_range: { days: number };
  not_amount: None;
  /** In rupees, above 0. */
  amount_out_of_range: { max: number };
}

/** Problems of a new password; the back office checks them before it asks the server. */
export interface PasswordProblems {
  /** In code points. */
  password_length: { min: number; max: number };
  passwords_differ: None;
}

/** Kinds of file that people choose in place of a table. */
export type FileSort =
  | 'archive'
  | 'contacts'
  | 'data'
  | 'document'
  | 'numbers'
  | 'ods'
  | 'page'
  | 'pdf'
  | 'picture'
  | 'recording'
  | 'web_archive'
  | 'xlsb'
  | 'xml';

/** Problems that only the server reports. */
export interface CallProblems {
  /** No other code fits: the shape as a whole is wrong. */
  invalid: None;
  not_text: None;
  not_option: { options: readonly string[] };
  not_offer: None;
  not_boolean: None;
  not_channels: None;
  mobile_or_email: None;
  name_missing: None;
  /** It has only signs. */
  not_name: None;
  user_id_missing: None;
  user_id_too_long: None;
  password_missing: None;
  password_too_long: None;
  current_password_missing: None;
  current_password_wrong: None;
  new_password_missing: None;
  new_password_common: None;
  new_password_not_repeated: None;
  not_price: None;
  price_and_variants: None;
  not_variant: None;
  variant_repeated: None;
  not_status: None;
  title_missing: None;
  description_missing: None;
  text_too_long: None;
  picture_missing: None;
  too_many_pictures: { max: number };
  picture_empty: None;
  not_picture: None;
  picture_damaged: None;
  picture_too_large: { megabytes: number };
  picture_too_many_pixels: { megapixels: number };
  picture_too_heavy: None;
  not_photograph: None;
  picture_progressive: { megapixels: number };
  heic_too_many_pixels: { megapixels: number };
  heic_unreadable: None;
  not_date: None;
  not_past: None;
  day_out_of_reach: { first: string; last: string };
  days_reversed: None;
  search_not_text: None;
  search_too_long: { max: number };
  search_unreadable: None;
  not_page: None;
  limit_out_of_range: { max: number };
  not_place: None;
  not_kind: None;
  not_format: None;
  rows_out_of_range: { max: number };
  user_id_not_text: None;
  user_id_unusable: { max: number };
  not_action: None;
  new_user_id_missing: None;
  not_user_id: None;
  user_id_taken: None;
  not_role: { options: readonly string[] };
  not_version: None;
  last_owner: None;
  expiry_past: None;
  code_missing: None;
  code_wrong: None;
  passkey_unusable: None;
  passkey_known: None;
  too_many_passkeys: { max: number };
  last_factor: None;
  no_second_factor: None;
  value_missing: None;
  value_repeated: None;
  too_many_values: { max: number };
  not_phone: None;
  not_whatsapp: None;
  not_web_address: None;
  not_film: None;
  sample_number: None;
  first_steps_open: None;
  not_mark: { marks: readonly string[] };
  not_position: None;
  not_rate: None;
  not_years: None;
  not_among_years: None;
  not_answer_time: None;
  not_after_due: None;
  reason_needed: None;
  reason_used: { reason: string };
  reason_missing: None;
  not_reason: None;
  detail_missing: None;
  not_step: None;
  not_next: None;
  not_ahead: { days: number };
  not_assignable: None;
  day_off: None;
  no_appointment: None;
  appointment_to_come: None;
  not_earlier: None;
  not_undoable: None;
  not_reply: None;
  reply_not_fitting: None;
  reply_wrong_way: None;
  reply_unfilled: None;
  no_consent: None;
  consent_unconfirmed: None;
  consent_unchecked: None;
  no_mail_channel: None;
  no_mail_address: None;
  no_number: None;
  name_or_number: None;
  same_customer: None;
  already_joined: None;
  key_reused: None;
  not_joined: None;
  not_customer: None;
  not_hourly: { max: number };
  not_months: { max: number };
  not_today: { today: string };
  set_by_environment: { variable: string };
  not_time: None;
  quiet_all_day: None;
  hours_reversed: None;
  hours_overlap: None;
  days_end_early: None;
  too_many_days: { max: number };
  days_overlap: None;
  not_fact: None;
  not_branch: None;
  branch_exists: None;
  first_branch: None;
  not_view: None;
  view_exists: None;
  too_many_views: { max: number };
  may_not_share: None;
  not_placeholder: None;
  too_many_replies: { max: number };
  too_many_branches: { max: number };
  not_figure: { min: number; max: number };
  not_picture_path: None;
  picture_used: None;
  not_focus: None;
  not_swatch: None;
  not_label: None;
  not_instant: None;
  not_soon: { days: number };
  end_before_start: None;
  not_content: None;
  not_future_day: { days: number };
  not_model: None;
  model_exists: { name: string };
  not_turn: { count: number; least: number; most: number };
  turn_of_sizes: { width: number; height: number; others: number };
  too_many_models: { max: number };
  price_missing: None;
  no_draft: None;
  not_part: None;
  list_missing: None;
  not_list: None;
  list_of_other_sort: { sort: FileSort };
  list_quote_open: { row: number };
  list_too_large: { megabytes: number };
  list_too_heavy: { megabytes: number };
  list_too_long: { max: number };
  list_with_macros: None;
  list_locked_or_old: None;
  list_damaged: None;
  list_unreadable: None;
  list_without_heads: { columns: readonly string[] };
  cell_is_formula: None;
  cell_is_error: { text: string };
  cell_garbled: None;
  cell_rounded: None;
  amount_parted: { text: string };
  row_repeated: { row: number };
  leads_missing: None;
  leads_too_large: { megabytes: number };
  leads_without_heads: None;
  leads_changed: None;
}

type ProblemParams = FieldProblems & PasswordProblems & CallProblems;

export type ProblemCode = keyof ProblemParams;

type ProblemOf<Params> = {
  [Code in keyof Params]: {
    readonly code: Code;
    readonly params: Params[Code] extends None ? Record<string, never> : Params[Code];
  };
}[keyof Params];

/** A problem of a value, in no language (rules: failures). */
export type Problem = ProblemOf<ProblemParams>;

/** A problem that a form finds without the server. */
export type FieldProblem = ProblemOf<FieldProblems>;

/** Wire name of each invalid field -> its problem. */
export type Problems = Readonly<Record<string, Problem>>;

/** A text for each of these codes, none missing and none more. */
export type TextsOf<Params> = {
  readonly [Code in keyof Params]: Code extends 'required'
    ? (params: { label: string }) => string
    : Params[Code] extends None
      ? string
      : (params: Params[Code]) => string;
};

export type ProblemTexts = TextsOf<ProblemParams>;

type Given<Code extends ProblemCode> = ProblemParams[Code] extends None
  ? []
  : [params: ProblemParams[Code]];

export function problem<Code extends ProblemCode>(
  code: Code,
  ...[params]: Given<Code>
): Extract<Problem, { code: Code }> {
  return { code, params: params ?? {} } as Extract<Problem, { code: Code }>;
}

/** A problem as the `error` of a schema's check: zod carries a text and nothing else. */
export function coded<Code extends ProblemCode>(code: Code, ...given: Given<Code>): string {
  return JSON.stringify(problem(code, ...given));
}

/** Reads the problem from the message of the first issue that a schema has raised. */
export function problemIn(message = ''): Problem {
  // Zod's own messages, for shapes without an `error` of ours, are not JSON.
  return message.startsWith('{') ? (JSON.parse(message) as Problem) : problem('invalid');
}

/** The first problem of each field, by its wire name, with its path (`variants.1.price`); empty after a success. */
export function problemsOf(error: core.$ZodError | undefined): Problems {
  const problems: Record<string, Problem> = {};
  for (const { path, message } of error?.issues ?? []) {
    problems[path.join('.') || 'body'] ??= problemIn(message);
  }
  return problems;
}

interface FieldWords {
  label: string;
  /** Shown when it is missing and the usual text with its name does not fit. */
  missing?: string | undefined;
}

/** @param field the field, where the problem is one of a form */
export function problemText<Code extends ProblemCode>(
  texts: Pick<ProblemTexts, Code>,
  { code, params }: Problem & { code: Code },
  field: FieldWords = { label: '' },
): string {
  const own = code === 'required' ? field.missing : undefined;
  const text = own ?? (texts[code] as string | ((params: object) => string));
  return typeof text === 'string' ? text : text({ ...params, ...field });
}
