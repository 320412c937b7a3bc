import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { textSchema } from '../text/text-schema.ts';
import { toPlainText } from '../text/unseen.ts';
import { addDays, isCalendarDay } from '../time/ist.ts';
import { rupeesSchema } from '../money/rupees-schema.ts';
import { readContactNumber } from '../values/contact-number.ts';
import type { FormField } from './define-enquiry.ts';
import { channels, limits, type EnquiryField, type EnquiryValues } from './fields.ts';

/** What a check may depend on besides the value: the present day in Asia/Kolkata. */
export interface FieldContext {
  today: string;
}

function oneOfItsOptions({ control }: FormField) {
  const options: readonly string[] = 'options' in control ? control.options : [];
  return z.pipe(
    textSchema({ max: limits.option }),
    z
      .string()
      .check(z.refine((value) => options.includes(value), coded('not_option', { options }))),
  );
}

/** A contact number as people write it -> exactly 10 digits (rules: field-limits). */
export const mobileSchema = z.pipe(
  z.pipe(
    z.string(coded('not_mobile')),
    z.transform((text) => readContactNumber(text) ?? ''),
  ),
  // A check, not another type: in a union it is this problem that is reported.
  z.string().check(z.regex(/^\d{10}$/, coded('not_mobile'))),
);

export const pinCodeSchema = z.pipe(
  z.pipe(
    z.string(coded('not_pin_code')),
    z.transform((value) => toPlainText(value).replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^[1-9]\d{5}$/, coded('not_pin_code'))),
);

export const emailSchema = z.pipe(
  textSchema({ max: limits.email }),
  z.string().check(z.email(coded('not_email'))),
);

function purchaseYear({ today }: FieldContext) {
  const latest = Number(today.slice(0, 4)) + 1;
  const problem = coded('year_out_of_range', { from: limits.earliestPurchaseYear, to: latest });
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], problem),
      z.transform((value) => toPlainText(String(value))),
    ),
    z.string().check(
      z.refine((value) => {
        const year = Number(value);
        return /^\d{4}$/.test(value) && year >= limits.earliestPurchaseYear && year <= latest;
      }, problem),
    ),
  );
}

function bookingDate({ today }: FieldContext) {
  const last = addDays(today, limits.bookingDaysAhead);
  return z.pipe(
    z.pipe(textSchema({ max: 10 }), z.transform(toPlainText)),
    z.string().check(
      z.refine(isCalendarDay, { error: coded('not_day'), abort: true }),
      z.refine(
        (value) => value >= today && value <= last,
        coded('day_out_of_range', { days: limits.bookingDaysAhead }),
      ),
    ),
  );
}

const loanAmount = rupeesSchema(limits.loanAmountRupees, 'not_amount');

const offerId = z.pipe(
  z.pipe(z.union([z.string(), z.number()], coded('not_offer')), z.transform(String)),
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/, coded('not_offer'))), z.transform(Number)),
);

const consent = z.nullish(z.boolean(coded('not_boolean')));
const channelConsent = z.pipe(
  z.object(
    { rcs: consent, sms: consent, obd: consent, email: consent, whatsapp: consent },
    coded('not_channels'),
  ),
  z.transform(
    (value) =>
      Object.fromEntries(
        channels.map((channel) => [channel, value[channel] === true]),
      ) as EnquiryValues['channels'],
  ),
);

function agreed(field: FormField) {
  return z
    .boolean(coded('not_boolean'))
    .check(z.refine((value) => value || !field.required, coded('required')));
}

type FieldSchemas = {
  readonly [F in EnquiryField]: (
    field: FormField,
    context: FieldContext,
  ) => z.ZodMiniType<EnquiryValues[F]>;
};

/** One schema for each field, from any value on the wire to the stored value (rules: field-limits). */
const schemas: FieldSchemas = {
  name: () => textSchema({ max: limits.name }),
  mobile: () => mobileSchema,
  email: () => emailSchema,
  // Free text even if the form offers a list (rules: free-model).
  model: () => textSchema({ max: limits.model }),
  enteredModel: () => textSchema({ max: limits.model }),
  message: () => textSchema({ max: limits.message, multiline: true }),
  pinCode: () => pinCodeSchema,
  reason: oneOfItsOptions,
  registrationNumber: () => textSchema({ max: limits.registrationNumber }),
  purchaseYear: (_field, context) => purchaseYear(context),
  serviceType: oneOfItsOptions,
  bookingDate: (_field, context) => bookingDate(context),
  loanAmount: () => loanAmount,
  colour: () => textSchema({ max: limits.colour }),
  variant: () => textSchema({ max: limits.model }),
  agreed,
  offerId: () => offerId,
  channels: () => channelConsent,
};

type AnyFieldSchema = z.ZodMiniType<EnquiryValues[EnquiryField]>;

/** Cache: building a schema takes longer than checking a value with it; some are valid for one day only. */
const built = new WeakMap<FormField, { today: string; schema: AnyFieldSchema }>();

export function fieldSchema(field: FormField, context: FieldContext): AnyFieldSchema {
  const { today } = context;
  const known = built.get(field);
  if (known?.today === today) return known.schema;
  const schema = schemas[field.field](field, context);
  built.set(field, { today, schema });
  return schema;
}

/** The version of the privacy notice that was shown, optional with every kind. */
export const noticeVersionSchema = /* @__PURE__ */ textSchema({ max: limits.noticeVersion });
