import { departments, groupWeek, type FactName, type OpenInterval } from '@dealership/shared';
import { departmentTexts } from '@dealership/shared/messages/common/departments.ts';
import { hoursTexts } from '@dealership/shared/messages/common/hours.ts';
import { settingsTexts } from '@dealership/shared/messages/staff/settings.ts';
import type { Facts } from './facts.ts';

type Describe = { readonly [Name in FactName]: (value: Facts[Name]) => readonly string[] };

const text = (value: string) => [value];

const times = (intervals: readonly OpenInterval[]) => hoursTexts.times(intervals);

const describe: Describe = {
  name: text,
  whatsapp: text,
  film: text,
  vendorCredit: text,
  branchName: text,
  email: text,
  socialLinks: (links) => links.map(({ label, url }) => `${label}: ${url}`),
  developerCredit: ({ name, url }) => [name, url],
  loan: ({ annualRate, years }) => [`${annualRate} %`, years.join(', ')],
  address: ({ street, city, state, pinCode }) => [street, `${city}, ${state} ${pinCode}`],
  position: ({ latitude, longitude }) => [`${latitude}, ${longitude}`],
  phones: (phones) =>
    departments.flatMap((department) =>
      phones[department].map((phone) => `${departmentTexts[department]}: ${phone}`),
    ),
  week: (week) =>
    groupWeek({ week }).map(
      ({ first, last, intervals }) => `${hoursTexts.days(first, last)} ${times(intervals)}`,
    ),
  specialDays: (days) =>
    days.map(({ firstDay, lastDay, intervals, reason }) => {
      const when = firstDay === lastDay ? firstDay : `${firstDay} – ${lastDay}`;
      return `${when} ${reason.en}: ${times(intervals)}`;
    }),
};

/** A fact's value in words, line by line. */
export function factLines(name: FactName, value: unknown): readonly string[] {
  const lines = (describe[name] as (value: unknown) => readonly string[])(value);
  const filled = lines.filter((line) => line !== '');
  return filled.length > 0 ? filled : [settingsTexts.nothing];
}
