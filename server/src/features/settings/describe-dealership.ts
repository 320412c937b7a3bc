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
  const { name, whatsapp, socialLinks, film, developerCredit, vendorCredit, loan } = facts;
  return {
    ...{ name, whatsapp, socialLinks, film, developerCredit, vendorCredit, loan },
    ...{ address, position, email },
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
