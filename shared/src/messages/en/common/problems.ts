import type { FieldProblems, TextsOf } from '../../../errors/problem.ts';
import { formatRupees, rupeesToPaise } from '../../../money/money.ts';

/** What is wrong with an answer in a visitor's form. */
export const fieldProblems = {
  required: ({ label }) => `${label} is required`,
  invalid: 'Invalid input',
  not_text: 'Enter this as text',
  unreadable_characters: 'Remove the unreadable characters',
  hidden_characters: 'This holds hidden characters. Type it instead of pasting it',
  too_long: ({ max }) => `Use at most ${max} characters`,
  not_an_option: ({ options }) => `Choose one of: ${options.join(', ')}`,
  not_a_mobile_number: 'Enter a 10-digit mobile number',
  not_a_pin_code: 'Enter a 6-digit PIN code',
  not_an_email: 'Enter a valid e-mail address',
  year_out_of_range: ({ from, to }) => `Enter a year from ${from} to ${to}`,
  not_a_day: 'Enter a date',
  day_out_of_range: ({ days }) => `Choose a day from today to ${days} days ahead`,
  not_an_amount: 'Enter an amount in rupees, with two decimals at most',
  amount_out_of_range: ({ max }) =>
    `Enter an amount above 0 and of at most ${formatRupees(rupeesToPaise(max))}`,
  not_an_offer: 'Choose an offer',
  not_yes_or_no: 'Choose yes or no',
  not_channels: 'Choose the channels',
} satisfies TextsOf<FieldProblems>;
