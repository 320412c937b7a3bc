import * as z from 'zod/mini';
import {
  answerTimesSchema,
  assignmentsSchema,
  lostReasonsSchema,
  promisesSchema,
} from '../desk/answering/answering-schema.ts';
import { limits } from '../enquiries/fields.ts';
import { emailSchema, pinCodeSchema } from '../enquiries/field-schemas.ts';
import { messageLimits } from '../outbox/outbox.ts';
import { coded } from '../errors/problem.ts';
import { hoursSchemas } from '../opening/hours-schema.ts';
import { furtherNoticeSchema, writtenPageSchema } from '../page-texts/page-text-schema.ts';
import { priceCardSchemas } from '../price-card/rates-schema.ts';
import { rateLimits } from '../price-card/rate-limits.ts';
import { retentionMonthsSchema } from '../retention/retention-months.ts';
import { localTextSchema } from '../text/local-text-schema.ts';
import { requiredTextSchema, textSchema } from '../text/text-schema.ts';
import { toPlainText } from '../text/unseen.ts';
import { readContactNumber } from '../values/contact-number.ts';
import { readPhone } from '../values/phone.ts';
import { listSchema, matching, wholeNumber } from '../values/value-schemas.ts';
import { noticeSettings, type NoticeSetting } from './notice-languages.ts';
import {
  demoContents,
  departments,
  planPlaces,
  socialNetworks,
  type PlanPlace,
} from './setting-values.ts';

/** Longest texts of several settings; as all limits of texts here, in code points. */
const settingLimits = { name: 60, city: 60, phone: 20, url: 200, credit: 60 };

/** Whether it is one of the demo's numbers (`+91 00000 000NN`): no number in use begins with five zeros. */
function isSampleNumber(text: string): boolean {
  return /^(?:91)?0{5}/.test(text.replaceAll(/\D/g, ''));
}

/** A number as it is shown: digits, blanks, hyphens and one leading plus. */
export const phoneSchema = z.pipe(
  z.pipe(z.string(coded('not_phone')), z.transform(readPhone)),
  z.string(coded('not_phone')).check(
    z.maxLength(settingLimits.phone, coded('too_long', { max: settingLimits.phone })),
    z.refine((text) => !isSampleNumber(text), coded('sample_number')),
  ),
);

const emptyOr = <Output>(schema: z.ZodMiniType<Output, string>) => z.union([z.literal(''), schema]);

/** `98320 12345` or `+91 98320 12345` -> `919832012345`: international without plus or blanks, as wa.me needs it. */
const whatsapp = z.pipe(
  z.pipe(
    z.string(coded('not_whatsapp')),
    z.transform((text) => {
      const number = readContactNumber(text);
      return number === undefined ? toPlainText(text).replaceAll(/[\s+-]/g, '') : `91${number}`;
    }),
  ),
  z.string().check(
    z.regex(/^\d{11,15}$/, coded('not_whatsapp')),
    z.refine((text) => !isSampleNumber(text), coded('sample_number')),
  ),
);

/** An https address with a domain; no user and no password in it. */
const WEB_ADDRESS = /^https:\/\/(?:[\w-]+\.)+[\w-]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/i;

const webAddress = z.pipe(
  textSchema({ max: settingLimits.url }),
  z.string().check(z.regex(WEB_ADDRESS, coded('not_web_address'))),
);

/** Takes an address of the film, or its id alone, and stores the id; `''`: there is no film. */
const film = z.pipe(
  z.pipe(
    textSchema({ max: settingLimits.url }),
    z.transform(
      (text) => /(?:[?&]v=|youtu\.be\/|\/embed\/|\/shorts\/)([\w-]{11})/.exec(text)?.[1] ?? text,
    ),
  ),
  z.string().check(z.regex(/^([\w-]{11})?$/, coded('not_film'))),
);

/** North and east. */
const degrees = (most: number) =>
  z
    .number(coded('not_position'))
    .check(z.gte(-most, coded('not_position')), z.lte(most, coded('not_position')));

const phonesOf = (least: number) =>
  listSchema(phoneSchema, {
    least,
    max: 2,
    keyOf: (text) => readContactNumber(text) ?? text,
  });

/** The path of an uploaded picture, or `null`: the product's own one. The database knows whether it exists. */
const pictureOfOwn = z.nullable(
  matching(/^\/uploads\/[0-9a-f]{32}\.webp$/, coded('not_picture_path')),
);

const years = wholeNumber(1, 10, coded('not_years'));

/** What staff may enter for each setting of the dealership, and the form in which it is stored. */
export const dealershipSettingSchemas = {
  name: requiredTextSchema({ max: settingLimits.name }),
  /** What is sold here and how, in a few words without a full stop. */
  shortLine: localTextSchema({ max: 90, isRequired: true }),
  /** The company behind the name; `''`: it has the same name. */
  legalName: textSchema({ max: 120 }),
  /** The person who answers complaints about personal data; empty values are those of the dealership. */
  grievance: z.object({
    name: textSchema({ max: settingLimits.name }),
    post: localTextSchema({ max: 60 }),
    email: z.pipe(textSchema({ max: 254 }), emptyOr(emailSchema)),
    phone: z.pipe(textSchema({ max: limits.typedNumber }), emptyOr(phoneSchema)),
  }),
  whatsapp,
  socialLinks: listSchema(z.object({ label: z.enum(socialNetworks), url: webAddress }), {
    max: 6,
    keyOf: ({ label }) => label,
  }),
  film,
  /** The names on the drawn map, whose lines show the roads around the demo's showroom; `null`: no map is drawn. */
  areaPlan: z.nullable(
    z.object(
      Object.fromEntries(
        planPlaces.map((place) => [place, localTextSchema({ max: 40, isRequired: true })]),
      ) as Record<PlanPlace, ReturnType<typeof localTextSchema>>,
    ),
  ),
  planPicture: pictureOfOwn,
  /** How to reach the first branch: a line for each way, with a colon after the place where it starts. */
  directions: localTextSchema({ max: 1000, multiline: true }),
  developerCredit: z.object({
    name: textSchema({ max: settingLimits.credit }),
    url: z.pipe(textSchema({ max: settingLimits.url }), emptyOr(webAddress)),
  }),
  vendorCredit: textSchema({ max: settingLimits.credit }),
  /** Whether the first steps are done: then no contact setting that visitors see is a sample. */
  setup: z.enum(['open', 'done'], coded('invalid')),
  /** Parts of the demo that the dealership has not yet accepted as its own. */
  demoContent: z
    .array(z.enum(demoContents, coded('invalid')), coded('invalid'))
    .check(z.maxLength(demoContents.length, coded('invalid'))),
  /** A typical loan, which the EMI calculator offers. */
  loan: z
    .object({
      annualRate: z
        .number(coded('not_rate'))
        .check(z.gt(0, coded('not_rate')), z.lte(50, coded('not_rate'))),
      years: listSchema(years, { least: 1, max: 4, problem: 'not_years' }),
      /** One of `years`; the first if none was chosen. */
      defaultYears: z.optional(years),
    })
    .check(
      z.refine(
        ({ years, defaultYears }) => defaultYears === undefined || years.includes(defaultYears),
        { path: ['defaultYears'], error: coded('not_among_years') },
      ),
    ),
  ...priceCardSchemas,
  /** Where booking amounts go (`name@bank`); `''`: quotations have no QR code. */
  upiId: emptyOr(matching(/^[\w.-]{2,64}@[A-Za-z][A-Za-z0-9]{1,63}$/, coded('not_upi_id'))),
  /** What becomes of a booking amount when the buyer does not buy. */
  bookingRefund: localTextSchema({ max: rateLimits.refund }),
  /** Whether the website says which variant is there in which colour. */
  showsStock: z.boolean(coded('not_boolean')),
  calendarNames: z.boolean(coded('not_boolean')),
  /** Changing it needs a permission of its own (`retention.edit`). */
  retention: retentionMonthsSchema,
  answerTimes: answerTimesSchema,
  /** The kinds whose senders see by when they will be called (rules: promise); `null`: not decided yet, so none do. */
  promises: promisesSchema,
  /** Who gets new enquiries. */
  assignments: assignmentsSchema,
  /** Why enquiries end without success, in the order in which they are offered. */
  lostReasons: lostReasonsSchema,
  /** The most confirmations sent in an hour, to all addresses together (rules: confirmation-limits). */
  confirmationLimit: wholeNumber(
    0,
    messageLimits.mostInAnHour,
    coded('not_hourly', { max: messageLimits.mostInAnHour }),
  ),
  /** Whether pages push a conversion to `window.dataLayer` for every accepted enquiry. */
  tracking: z.boolean(coded('not_boolean')),
  still: pictureOfOwn,
  sharePicture: pictureOfOwn,
  icon: pictureOfOwn,
  /** Texts of pages; `null`: the text of the product, which a later version may have improved. */
  about: writtenPageSchema,
  amc: writtenPageSchema,
  insurance: writtenPageSchema,
  'joy-club': writtenPageSchema,
  'privacy-policy': writtenPageSchema,
  'terms-conditions': writtenPageSchema,
  ...(Object.fromEntries(noticeSettings.map((name) => [name, furtherNoticeSchema])) as Record<
    NoticeSetting,
    typeof furtherNoticeSchema
  >),
};

export const addressSchema = z.object({
  street: requiredTextSchema({ max: 120 }),
  city: requiredTextSchema({ max: settingLimits.city }),
  state: requiredTextSchema({ max: settingLimits.city }),
  pinCode: pinCodeSchema,
});

export const branchSettingSchemas = {
  /** `''`: the name of the dealership. */
  branchName: textSchema({ max: settingLimits.name }),
  address: addressSchema,
  position: z.object({ latitude: degrees(90), longitude: degrees(180) }),
  email: z.pipe(requiredTextSchema({ max: 254 }), emailSchema),
  phones: z.object(
    Object.fromEntries(
      departments.map((department) => [department, phonesOf(department === 'sales' ? 1 : 0)]),
    ) as Record<(typeof departments)[number], ReturnType<typeof phonesOf>>,
  ),
  ...hoursSchemas,
};
