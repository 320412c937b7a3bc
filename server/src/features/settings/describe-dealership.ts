import {
  departments,
  groupWeek,
  messagesIn,
  textIn,
  type Branch,
  type Dealership,
  type DealershipFacts,
  type Locale,
} from '@dealership/shared';

/**
 * What is told of the dealership in a language.
 * @param branches those that are shown, in their order; the first record is the dealership's own
 */
export function describeDealership(
  facts: DealershipFacts,
  branches: readonly [Branch, ...Branch[]],
  locale: Locale,
): Dealership {
  const { address, position, email, phones, week, specialDays } = branches[0];
  const texts = messagesIn(locale);
  const { name, whatsapp, socialLinks, film, developerCredit, vendorCredit } = facts;
  const { shortLine, grievance, loan, retention, tracking } = facts;
  return {
    ...{ name, whatsapp, socialLinks, film, developerCredit, vendorCredit },
    ...{ retention, tracking, address, position, email },
    // Sentences go on after it.
    shortLine: textIn(shortLine, locale).replace(/[.।]$/, ''),
    legalName: facts.legalName || name,
    grievance: {
      name: grievance.name,
      post: textIn(grievance.post, locale),
      email: grievance.email || email,
      phone: grievance.phone || (phones.sales[0] ?? ''),
    },
    // Versions before stored none.
    loan: { ...loan, defaultYears: loan.defaultYears ?? loan.years[0] ?? 1 },
    phones: departments.flatMap((department) =>
      phones[department].map((phone) => ({
        ...{ department, phone, label: texts.departments[department] },
      })),
    ),
    week: groupWeek({ week }).map(({ first, last, intervals }) => ({
      days: texts.hours.days(first, last),
      times: texts.hours.times(intervals),
    })),
    hours: {
      week,
      special: specialDays.map((days) => ({ ...days, reason: textIn(days.reason, locale) })),
    },
    branches: branches.map((branch) => ({ id: branch.id, city: branch.address.city })),
  };
}
