import {
  answeredKinds,
  departments,
  enquiryKinds,
  isEditedPage,
  isNoticeSetting,
  isPictureSetting,
  formatRupees,
  groupWeek,
  rupeesToPaise,
  type EditedPage,
  type FurtherNotice,
  type NoticeSetting,
  type PictureSetting,
  type SettingName,
  type OpenInterval,
  type RateTable,
  type WrittenPage,
} from '@dealership/shared';
import { departmentTexts } from '@dealership/shared/texts/common/departments.ts';
import { priceCardTexts } from '@dealership/shared/texts/common/price/price-card.ts';
import { hoursTexts } from '@dealership/shared/texts/common/hours.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { setupTexts } from '@dealership/shared/texts/staff/settings/setup.ts';
import { pageEditorTexts } from '@dealership/shared/texts/staff/catalogue/page-editor.ts';
import { retentionLines } from '@dealership/shared/texts/staff/settings/retention.ts';
import { settingsTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { answeringTexts } from '@dealership/shared/texts/staff/settings/answering.ts';
import { localLine, localLines } from '../../../ui/forms/languages/local-lines.ts';
import type { SettingValues } from './form-settings.ts';

type Described = Exclude<SettingName, PictureSetting | EditedPage | NoticeSetting>;

type Describe = { readonly [Name in Described]: (value: SettingValues[Name]) => readonly string[] };

const text = (value: string) => [value];

const page = (written: WrittenPage | null) =>
  written === null
    ? [pageEditorTexts.standard]
    : [
        ...localLines(written.title),
        ...localLines(written.lead),
        ...written.sections.flatMap(({ heading, inShort, body }) =>
          [heading, inShort, body].flatMap(localLines),
        ),
      ];

const notice = (written: FurtherNotice | null) =>
  written === null ? [] : [written.title, written.basis, ...written.text.split('\n')];

const rupees = (amount: number) => formatRupees(rupeesToPaise(amount));

function rateLine(table: RateTable): string {
  const { line, place, fuel, validFrom, validTo, bands, checkedOn, source } = table;
  const days = [validFrom, validTo].filter(Boolean).map((day) => timeTexts.calendar(day));
  const rows = bands.map(({ size, price, rate }) => {
    const value =
      'amount' in rate
        ? rupees(rate.amount)
        : `${priceCardTexts.percent(rate.percent)} (≥ ${rupees(rate.least)})`;
    const limits = [size, price && rupees(price)].filter((limit) => limit !== null);
    return [...limits.map((limit) => `≤ ${limit}`), value].join(': ');
  });
  const { lines, fuels, checkedOn: checked, sample } = priceCardTexts;
  const check = checkedOn ? checked(checkedOn) : sample;
  return [lines[line], fuels[fuel], place, days.join(' – '), rows.join(', '), source, check]
    .filter(Boolean)
    .join('; ');
}

/** Of a setting with many lines, a change is shown by the few that differ. */
const ofMany: readonly SettingName[] = ['answerTimes', 'assignments', 'rates'];

const times = (intervals: readonly OpenInterval[]) => hoursTexts.times(intervals);

const describe: Describe = {
  name: text,
  shortLine: localLines,
  legalName: text,
  grievance: ({ name, post, email, phone }) => [name, ...localLines(post), email, phone],
  whatsapp: text,
  film: text,
  areaPlan: (names) => Object.values(names ?? {}).flatMap(localLines),
  directions: localLines,
  vendorCredit: text,
  setup: (state) => [setupTexts.states[state]],
  demoContent: (list) => list.map((each) => setupTexts.contents[each]),
  branchName: text,
  email: text,
  socialLinks: (links) => links.map(({ label, url }) => `${label}: ${url}`),
  developerCredit: ({ name, url }) => [name, url],
  loan: ({ annualRate, years, defaultYears }) => [
    `${annualRate} %`,
    years.join(', '),
    settingsTexts.begins(defaultYears ?? years[0]),
  ],
  registrationPlaces: (places) => places.map(({ name }) => localLine(name)),
  rates: (tables) => tables.map(rateLine),
  extras: (extras) => extras.map(({ name, price }) => `${localLine(name)}: ${rupees(price)}`),
  reductions: (reductions) =>
    reductions.map(({ name, amount, from, to }) => {
      const days = [from, to].map((day) => timeTexts.calendar(day)).join(' – ');
      return `${localLine(name)}: ${rupees(amount)}, ${days}`;
    }),
  lenders: (lenders) =>
    lenders.map(({ name, annualRate, form }) =>
      [localLine(name), priceCardTexts.percent(annualRate), priceCardTexts.forms[form]].join(', '),
    ),
  cardDays: (days) => [String(days)],
  fuelPrice: (price) => [rupees(price)],
  electricityPrice: (price) => [rupees(price)],
  upiId: text,
  bookingRefund: localLines,
  showsStock: (isOn) => [isOn ? settingsTexts.on : settingsTexts.off],
  calendarNames: (isOn) => [isOn ? settingsTexts.on : settingsTexts.off],
  retention: (months) => retentionLines(months),
  answerTimes: (times) =>
    answeredKinds.map((kind) => answeringTexts.timesOf(answeringTexts.kinds[kind], times[kind])),
  promises: (kinds) => (kinds ?? []).map((kind) => answeringTexts.kinds[kind]),
  assignments: (assignments) =>
    enquiryKinds.map(
      (kind) => `${answeringTexts.kinds[kind]}: ${answeringTexts.ways[assignments[kind]]}`,
    ),
  lostReasons: (reasons) =>
    reasons.map(
      (reason, at) => `${at + 1}. ${localLine(reason.label)}${answeringTexts.reasonSays(reason)}`,
    ),
  confirmationLimit: (count) => [String(count)],
  tracking: (isOn) => [isOn ? settingsTexts.on : settingsTexts.off],
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
  specialDays: (specialDays) =>
    specialDays.map(({ firstDay, lastDay, intervals, reason }) => {
      const days = [...new Set([firstDay, lastDay])].map((day) => timeTexts.calendar(day));
      return `${days.join(' – ')} ${localLine(reason)}: ${times(intervals)}`;
    }),
};

/**
 * A setting's value as text, line by line.
 * @param other the value to compare with: for a whole page, and for values by kind, only the lines that differ are
 *   returned
 */
export function settingLines(name: SettingName, value: unknown, other: unknown): readonly string[] {
  if (isPictureSetting(name)) {
    return [value === null ? settingsTexts.standardPicture : settingsTexts.ownPicture];
  }
  const isNotice = isNoticeSetting(name);
  if (value === null && !isEditedPage(name) && !isNotice) {
    const isNothing = name === 'position' || name === 'promises';
    return [isNothing ? settingsTexts.nothing : settingsTexts.leftToFirst];
  }
  const linesOf = (isEditedPage(name) ? page : isNotice ? notice : describe[name]) as (
    value: unknown,
  ) => readonly string[];
  const isLong = isEditedPage(name) || isNotice || ofMany.includes(name);
  const known = isLong ? linesOf(other) : [];
  const filled = linesOf(value).filter((line) => line !== '' && !known.includes(line));
  return filled.length > 0 ? filled : [settingsTexts.nothing];
}
