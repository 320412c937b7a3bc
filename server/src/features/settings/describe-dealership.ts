import {
  departments,
  groupWeek,
  messagesIn,
  textIn,
  type Branch,
  type BranchFacts,
  type BranchLink,
  type Dealership,
  type DealershipFacts,
  type Locale,
  type OpeningHours,
  type Phone,
} from '@dealership/shared';

interface KnownFacts {
  facts: DealershipFacts;
  /** The dealership's own address, numbers and hours. */
  first: BranchFacts;
  /** Those that are shown, in their order. */
  branches: readonly Branch[];
}

/** What is told of the dealership in a language. */
export function describeDealership(
  { facts, first, branches }: KnownFacts,
  locale: Locale,
): Dealership {
  const { address, position, email } = first;
  const texts = messagesIn(locale);
  const { name, whatsapp, socialLinks, film, developerCredit, vendorCredit, loan } = facts;
  return {
    ...{ name, whatsapp, socialLinks, film, developerCredit, vendorCredit, loan },
    ...{ address, position, email },
    phones: phonesIn(first, locale),
    week: groupWeek(first).map(({ first: from, last, intervals }) => ({
      days: texts.hours.days(from, last),
      times: texts.hours.times(intervals),
    })),
    hours: hoursIn(first, locale),
    branches: branches.map((branch) => toLink(branch, branches)),
  };
}

/** The numbers of a branch in their order, with what they are for in a language. */
export function phonesIn({ phones }: Pick<BranchFacts, 'phones'>, locale: Locale): Phone[] {
  const texts = messagesIn(locale).departments;
  return departments.flatMap((department) =>
    phones[department].map((phone) => ({ department, phone, label: texts[department] })),
  );
}

/** When a branch is open, with the reasons in a language. */
export function hoursIn(
  { week, specialDays }: Pick<BranchFacts, 'week' | 'specialDays'>,
  locale: Locale,
): OpeningHours {
  return {
    week,
    special: specialDays.map((days) => ({ ...days, reason: textIn(days.reason, locale) })),
  };
}

/** An address that an earlier version had as one text has no city. */
function toLink(
  { id, branchName, address: { city, street } }: Branch,
  all: readonly Branch[],
): BranchLink {
  if (city === '') return { id, place: branchName || street };
  const isAlone = all.every((other) => other.id === id || other.address.city !== city);
  return { id, place: isAlone ? city : `${city}, ${branchName || street}` };
}
