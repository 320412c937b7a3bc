import {
  departments,
  groupWeek,
  noticeLanguages,
  noticeOffer,
  noticeSetting,
  textsIn,
  pictureSrcSet,
  textIn,
  type Branch,
  type Address,
  type BranchSettings,
  type BranchLink,
  type Dealership,
  type Locale,
  type LocalText,
  type OpeningHours,
  type Phone,
  type PlanPicture,
} from '@dealership/shared';
import type { OwnPicture, OwnPictures } from './own-pictures.ts';
import type { readStoredSettings } from './settings-repository.ts';

type Known = Omit<Awaited<ReturnType<typeof readStoredSettings>>, 'versionOf'>;

export function describeDealership(
  known: Known & { pictures: OwnPictures },
  locale: Locale,
): Dealership {
  const { settings, first, branches, privacyEdition, pictures } = known;
  const { address, position, email } = first;
  const { name, whatsapp, socialLinks, film, developerCredit, vendorCredit } = settings;
  const { shortLine, grievance, loan, retention, tracking } = settings;
  const notices = noticeLanguages.filter((language) => settings[noticeSetting(language)]);
  return {
    name,
    whatsapp,
    socialLinks,
    film,
    developerCredit,
    vendorCredit,
    retention,
    tracking,
    address,
    position,
    email,
    privacyEdition,
    areaPlan: pictures.planPicture
      ? planIn(pictures.planPicture, locale)
      : settings.areaPlan && inLanguage(settings.areaPlan, locale),
    ...(pictures.still && {
      still: { version: pictures.still.version, alt: textIn(pictures.still.alt, locale) },
    }),
    ...(notices.length > 0 && {
      notices: notices.map((language) => ({ language, offer: noticeOffer(language) })),
    }),
    directions: textIn(settings.directions, locale)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [title = '', text = ''] = partsOf(line.trim(), 2);
        return { title, text };
      }),
    // The sentence goes on after it.
    shortLine: textIn(shortLine, locale).replace(/[.।]$/, ''),
    legalName: settings.legalName || name,
    grievance: {
      name: grievance.name,
      post: textIn(grievance.post, locale),
      email: grievance.email || email,
      phone: grievance.phone || (first.phones.sales[0] ?? ''),
    },
    // Versions before stored none.
    loan: { ...loan, defaultYears: loan.defaultYears ?? loan.years[0] ?? 1 },
    phones: phonesIn(first, locale),
    week: weekIn(first, locale),
    hours: hoursIn(first, locale),
    branches: branches.map((branch) => toLink(branch, branches)),
  };
}

/** The opening hours of a branch in words, days with the same hours together. */
export function weekIn(branch: Pick<BranchSettings, 'week'>, locale: Locale) {
  const { days, times } = textsIn(locale).hours;
  return groupWeek(branch).map(({ first, last, intervals }) => ({
    days: days(first, last),
    times: times(intervals),
  }));
}

function planIn({ path, width, height, alt }: OwnPicture, locale: Locale): PlanPicture {
  const sizes = pictureSrcSet({ path, width });
  return { path, sizes, width, height, alt: textIn(alt, locale) };
}

function inLanguage<Key extends string>(
  texts: Readonly<Record<Key, LocalText>>,
  locale: Locale,
): Record<Key, string> {
  return Object.fromEntries(
    Object.entries<LocalText>(texts).map(([key, text]) => [key, textIn(text, locale)]),
  ) as Record<Key, string>;
}

export function phonesIn({ phones }: Pick<BranchSettings, 'phones'>, locale: Locale): Phone[] {
  const texts = textsIn(locale).departments;
  return departments.flatMap((department) =>
    phones[department].map((phone) => ({ department, phone, label: texts[department] })),
  );
}

export function hoursIn(
  { week, specialDays }: Pick<BranchSettings, 'week' | 'specialDays'>,
  locale: Locale,
): OpeningHours {
  return {
    week,
    special: specialDays.map((days) => ({ ...days, reason: textIn(days.reason, locale) })),
  };
}

type Place = Pick<Branch, 'id' | 'branchName' | 'address'>;

/** By its city, which distinguishes it from the others. An address that an earlier version stored as one text has none. */
export function toLink(
  { id, branchName, address: { city, street } }: Place,
  all: readonly Place[],
): BranchLink {
  if (city === '') return { id, place: branchName || street };
  const isAlone = all.every((other) => other.id === id || other.address.city !== city);
  return { id, place: isAlone ? city : `${city}, ${branchName || street}` };
}

export function addressLine({ street, city, state, pinCode }: Address): string {
  return [street, city, `${state} ${pinCode}`]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}

/** `1996: We opened: With one lift` in two parts -> `['1996', 'We opened: With one lift']` */
export function partsOf(line: string, most: number): string[] {
  const all = line.split(/:\s+/);
  return [...all.slice(0, most - 1), all.slice(most - 1).join(': ')].filter((part) => part !== '');
}
