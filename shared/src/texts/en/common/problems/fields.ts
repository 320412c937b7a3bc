// Paise, if any, in two digits.
const formatWhole = new Intl.NumberFormat('en-IN');
const formatPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

export const fieldProblems = {
  required: ({ label }: { label: string }) => `${label} is required`,
  unreadable: 'Remove the unreadable characters',
  /** A spreadsheet cell whose formula has failed. */
  spreadsheet_error: 'This is an error of a spreadsheet. Enter what belongs here',
  /** In code points. */
  too_long: ({ max }: { max: number }) => `Use at most ${max} characters`,
  not_mobile: 'Enter a 10-digit mobile number',
  not_pin_code: 'Enter a 6-digit PIN code',
  not_email: 'Enter a valid email address',
  year_out_of_range: ({ from, to }: { from: number; to: number }) =>
    `Enter a year from ${from} to ${to}`,
  not_day: 'Enter a date',
  /** From today on. */
  day_out_of_range: ({ days }: { days: number }) => `Choose a day from today to ${days} days ahead`,
  not_amount: 'Enter an amount in rupees, with at most two decimals',
  /** In rupees, above 0. */
  amount_out_of_range: ({ max }: { max: number }) =>
    `Enter an amount above 0 and up to ₹\u00a0${(Number.isInteger(max) ? formatWhole : formatPaise).format(max)}`,
};
