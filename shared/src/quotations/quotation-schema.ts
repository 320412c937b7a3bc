import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import type { CardLine } from '../price-card/card.ts';
import { loanForms } from '../price-card/loan.ts';
import { rateLines, roadTaxes } from '../price-card/rate-lines.ts';
import { daySchema } from '../text/day-schema.ts';
import { requiredTextSchema, textSchema } from '../text/text-schema.ts';
import { requestKeySchema, wholeNumber } from '../values/value-schemas.ts';
import { quotationLimits, quotationStates } from './quotation-limits.ts';

const local = z.strictObject({
  en: z.string(),
  bn: z.optional(z.string()),
  hi: z.optional(z.string()),
});

export const lineNames = [
  'ex-showroom',
  ...rateLines,
  'extra',
  'reduction',
  'discount',
  'exchange',
] as const satisfies CardLine['line'][];

/** What becomes an event of the timeline; the customer opens it and wants it, staff do the rest. */
export const quotationDeeds = [
  'made',
  'changed',
  'opened',
  'wanted',
  'accepted',
  'withdrawn',
  'billed',
] as const;

const paise = z.number();

/** A price card as it is stored and sent. */
function cardSchema<Name extends z.ZodMiniType>(name: Name) {
  return z.strictObject({
    day: z.string(),
    validUntil: z.string(),
    lines: z.array(
      z.strictObject({
        line: z.enum(lineNames),
        name: z.exactOptional(name),
        payee: z.enum(['dealer', 'government', 'insurer', 'choice']),
        amount: z.nullable(paise),
        isEstimate: z.exactOptional(z.literal(true)),
        isSample: z.exactOptional(z.literal(true)),
        checkedOn: z.exactOptional(z.string()),
        source: z.exactOptional(z.string()),
        before: z.exactOptional(z.strictObject({ amount: paise, until: z.string() })),
      }),
    ),
    total: paise,
    missing: z.array(z.enum(lineNames)),
    isSample: z.boolean(),
    loan: z.nullable(
      z.union([
        z.enum(['nothing-left', 'not-offered']),
        z.strictObject({
          principal: paise,
          monthly: paise,
          totalPaid: paise,
          cost: paise,
          trueAnnualRate: z.nullable(z.number()),
          down: paise,
          lender: z.strictObject({
            code: z.string(),
            name,
            form: z.enum(loanForms),
            annualRate: z.number(),
            months: z.array(z.number()),
            /** Rupees, as in the settings. */
            charge: z.number(),
            isChargeInInstalments: z.boolean(),
          }),
        }),
      ]),
    ),
  });
}

const notAmount = coded('amount_below_0', { max: quotationLimits.amount / 100 });
const amount = wholeNumber(1, quotationLimits.amount, notAmount);
const text = requiredTextSchema({ max: quotationLimits.text });
const code = z.string(coded('invalid')).check(z.maxLength(20, coded('invalid')));

const choicesShape = {
  place: code,
  tax: z.enum(roadTaxes, coded('invalid')),
  extras: z.array(code, coded('invalid')).check(z.maxLength(20, coded('invalid'))),
  hasCover: z.boolean(coded('not_boolean')),
  loan: z.nullable(
    z.strictObject({
      lender: code,
      months: z.int(coded('invalid')),
      down: wholeNumber(0, 100_000_000_00, notAmount),
    }),
  ),
};

const offShape = {
  discount: z.nullable(z.strictObject({ amount, reason: text })),
  exchange: z.nullable(z.strictObject({ amount, vehicle: text })),
};

/** A quotation as staff ask for it. All amounts are paise; the server makes the card from today's rates. */
export const newQuotationSchema = z.strictObject({
  key: requestKeySchema,
  /** The version that it replaces, which has to be the latest; `null`: it has a number of its own. */
  replaces: z.nullable(z.strictObject({ number: z.string(), version: z.int(coded('invalid')) })),
  bike: z.string(coded('invalid')).check(z.maxLength(80, coded('invalid'))),
  /** Name of the variant; `''`: the model has none. */
  variant: z.string(coded('invalid')).check(z.maxLength(80, coded('invalid'))),
  ...choicesShape,
  ...offShape,
  /** What the buyer pays to book it; 0: nothing. */
  booking: wholeNumber(0, quotationLimits.amount, notAmount),
  validUntil: daySchema,
});
export type NewQuotation = z.infer<typeof newQuotationSchema>;

/** A version as it is stored: it never changes. */
export const storedQuotationSchema = z.strictObject({
  bike: z.string(),
  /** The model and its variant, if it has any. */
  vehicle: z.string(),
  variant: z.string(),
  /** In words; `null`: in another state. */
  place: z.nullable(local),
  choices: z.strictObject(choicesShape),
  ...offShape,
  booking: paise,
  /** The shop's UPI id and its rule on giving a booking amount back, on that day; empty: none. */
  upiId: z.string(),
  refund: z.nullable(local),
  /** Name of the member of staff. */
  madeBy: z.string(),
  /** Name and address of the branch where that person works, on one line; absent: it was not kept yet. */
  showroom: z.optional(z.string()),
  card: cardSchema(local),
});
export type Quotation = z.infer<typeof storedQuotationSchema>;

function changeSchema<Name extends z.ZodMiniType>(name: Name) {
  return z.strictObject({
    what: z.enum(['vehicle', 'place', 'line', 'loan', 'booking', 'validity']),
    line: z.exactOptional(z.enum([...lineNames, 'other'])),
    name: z.exactOptional(name),
    before: z.exactOptional(z.nullable(paise)),
    after: z.exactOptional(z.nullable(paise)),
  });
}
export const quotationChangeSchema = changeSchema(local);
export type QuotationChange = z.infer<typeof quotationChangeSchema>;

const changeInWords = changeSchema(z.string());
export type ChangeInWords = z.infer<typeof changeInWords>;

const versionShape = {
  number: z.string(),
  version: z.number(),
  state: z.enum(quotationStates),
  bike: z.string(),
  /** The model and its variant, if it has any. */
  vehicle: z.string(),
  /** `null`: in another state. */
  place: z.nullable(z.string()),
  card: cardSchema(z.string()),
  /** Of the loan; `null`: none. */
  loanMonths: z.nullable(z.number()),
  booking: paise,
  refund: z.string(),
  madeBy: z.string(),
  /** Name and address of the branch where that person works, on one line; `''`: not known. */
  showroom: z.string(),
  /** Against the version before; empty in the first one. */
  changes: z.array(changeInWords),
};

/** Answer of `GET /api/quotations/:token`: nothing in it is about the person. All amounts are paise. */
export const publicQuotationSchema = z.strictObject({
  ...versionShape,
  /** What its QR code holds; `''`: there is none. */
  upi: z.string(),
  isWanted: z.boolean(),
});
export type PublicQuotation = z.infer<typeof publicQuotationSchema>;

export const billLineSchema = z.strictObject({
  line: z.enum([...lineNames, 'other'], coded('invalid')),
  name: z.optional(textSchema({ max: quotationLimits.text })),
  /** `null`: it is not on the bill. */
  amount: z.nullable(
    wholeNumber(-quotationLimits.amount * 10, quotationLimits.amount * 10, notAmount),
  ),
  reason: textSchema({ max: quotationLimits.text }),
});

export const newBillSchema = z.strictObject({
  key: requestKeySchema,
  version: z.int(coded('invalid')),
  lines: z
    .array(billLineSchema, coded('invalid'))
    .check(
      z.minLength(1, coded('value_missing')),
      z.maxLength(
        quotationLimits.billLines,
        coded('too_many_values', { max: quotationLimits.billLines }),
      ),
    ),
});
export type NewBill = z.infer<typeof newBillSchema>;

/** Answer of the calls of staff about an enquiry's quotations, the latest version first. */
export const quotationsSchema = z.strictObject({
  quotations: z.array(
    z.strictObject({
      ...versionShape,
      /** Its public address is `/quotations/<token>`. */
      token: z.string(),
      variant: z.string(),
      choices: z.strictObject(choicesShape),
      ...offShape,
      /** Epoch ms; `null`: not yet. */
      made_at: z.number(),
      opened_at: z.nullable(z.number()),
      wanted_at: z.nullable(z.number()),
      accepted_at: z.nullable(z.number()),
      withdrawn_at: z.nullable(z.number()),
      bill: z.nullable(z.array(billLineSchema)),
    }),
  ),
});
export type StaffQuotation = z.infer<typeof quotationsSchema>['quotations'][number];

/** A step with the latest version of a quotation that somebody has seen. */
export const quotationStepSchema = z.strictObject({
  key: requestKeySchema,
  version: z.int(coded('invalid')),
  step: z.enum(['accept', 'withdraw'], coded('invalid')),
});
export type QuotationStep = z.infer<typeof quotationStepSchema>;
