import type { FieldProblems, TextsOf } from '../../../errors/problem.ts';
import { formatRupees, rupeesToPaise } from '../../../money/money.ts';

/** Mistakes that a visitor can make in a form. */
export const fieldProblems = {
  required: ({ label }) => `${label} is required`,
  unreadable: 'Remove the unreadable characters',
  spreadsheet_error: 'This is an error of a spreadsheet. Enter what belongs here',
  too_long: ({ max }) => `Use at most ${max} characters`,
  not_mobile: 'Enter a 10-digit mobile number',
  not_pin_code: 'Enter a 6-digit PIN code',
  not_email: 'Enter a valid e-mail address',
  year_out_of_range: ({ from, to }) => `Enter a year from ${from} to ${to}`,
  not_day: 'Enter a date',
  day_out_of_range: ({ days }) => `Choose a day from today to ${days} days ahead`,
  not_amount: 'Enter an amount in rupees, with at most two decimals',
  amount_out_of_range: ({ max }) =>
    `Enter an amount above 0 and up to ${formatRupees(rupeesToPaise(max))}`,
} satisfies TextsOf<FieldProblems>;
