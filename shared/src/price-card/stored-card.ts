import * as z from 'zod/mini';
import { locales, type Locale } from '../languages/locale.ts';
import { textIn, type LocalText } from '../text/local-text.ts';
import type { CardChoices, CardLine, LineName, PriceCard } from './card.ts';
import { loanForms } from './loan.ts';
import { rateLimits } from './rate-limits.ts';
import { quotedLines, rateLines, roadTaxes } from './rate-lines.ts';

/* A price card as a customer saw it, kept unchanged. All amounts are whole paise, days are `YYYY-MM-DD`. */

const paise = z.int();
const localText = z.strictObject({
  en: z.string(),
  bn: z.optional(z.string()),
  hi: z.optional(z.string()),
});
const lineNames = ['ex-showroom', ...rateLines, 'extra', 'reduction', ...quotedLines] as const;
const code = z.string().check(z.minLength(1), z.maxLength(rateLimits.name));

/** The choices of a card, within the limits of the settings: `CardChoices`. */
const choicesShape = {
  place: code,
  tax: z.enum(roadTaxes),
  extras: z.array(code).check(z.maxLength(rateLimits.extras)),
  hasCover: z.boolean(),
  loan: z.nullable(
    z.strictObject({
      lender: code,
      months: z.int().check(z.minimum(1), z.maximum(rateLimits.months)),
      down: paise.check(z.minimum(0), z.maximum(1e12)),
    }),
  ),
};

/** What a visitor sends with an enquiry about a price: which card, and the total that was on the screen. */
const askedCard = z.strictObject({
  /** `modelKey` of the model. */
  model: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Name of the variant; `''`: the model has none. */
  variant: z.string().check(z.maxLength(100)),
  ...choicesShape,
  seenTotal: z.optional(paise.check(z.minimum(0), z.maximum(1e12))),
});
export type AskedCard = z.output<typeof askedCard>;

/** `priceCard` in the body of an enquiry, as the documentation of its call shows it; see `readAskedCard`. */
export const askedCardSchema = z.catch(z.nullish(askedCard), undefined);

/** The card that was asked for; a wrong one is never a reason to refuse its enquiry. */
export function readAskedCard(given: unknown): AskedCard | 'unreadable' | undefined {
  if (given === undefined || given === null) return undefined;
  return askedCard.safeParse(given).data ?? 'unreadable';
}

const storedLine = z.strictObject({
  line: z.enum(lineNames),
  /** Its name as the customer read it. */
  label: z.string(),
  /** Of an extra or a reduction, in the dealership's words. */
  name: z.optional(localText),
  payee: z.enum(['dealer', 'government', 'insurer', 'choice']),
  /** `null`: to be confirmed, and not in the total. */
  amount: z.nullable(paise),
  isEstimate: z.optional(z.literal(true)),
  isSample: z.optional(z.literal(true)),
  checkedOn: z.optional(z.string()),
  source: z.optional(z.string()),
  before: z.optional(z.strictObject({ amount: paise, until: z.string() })),
});

const storedLoan = z.strictObject({
  principal: paise,
  monthly: paise,
  totalPaid: paise,
  cost: paise,
  trueAnnualRate: z.nullable(z.number()),
  down: paise,
  months: z.int(),
  lender: z.strictObject({
    code: z.string(),
    name: localText,
    form: z.enum(loanForms),
    annualRate: z.number(),
    /** Rupees. */
    charge: z.number(),
    isChargeInInstalments: z.boolean(),
  }),
});

/** A price card with all that is needed to show it again when prices, rates, models and names have changed. */
export const storedCardSchema = z.strictObject({
  /** The language in which the customer read it. */
  language: z.enum(locales),
  /** `modelKey`, the name of the model, and that of its variant (`''`: it has none). */
  model: z.string(),
  modelName: z.string(),
  variant: z.string(),
  /** Name of the registering office; `null`: another state. */
  placeName: z.nullable(localText),
  choices: z.strictObject(choicesShape),
  day: z.string(),
  validUntil: z.string(),
  lines: z.array(storedLine),
  total: paise,
  missing: z.array(z.enum(lineNames)),
  isSample: z.boolean(),
  loan: z.nullable(z.union([storedLoan, z.enum(['nothing-left', 'not-offered'])])),
});
export type StoredCard = z.output<typeof storedCardSchema>;

/** Why there is no card: its choices could not be read, or something in them is not offered (any more). */
export const noCardReasons = [
  'unreadable',
  'no-model',
  'no-variant',
  'no-place',
  'no-cards',
  /** An error of ours, which is in the log. */
  'failed',
] as const;
export type NoCard = (typeof noCardReasons)[number];

/** The card of an enquiry, made by the server when the enquiry came. */
export const enquiryCardSchema = z.strictObject({
  card: z.union([storedCardSchema, z.enum(noCardReasons)]),
  /** The total that the customer saw, where it differs from the card's. */
  seenTotal: z.optional(paise),
});
export type EnquiryCard = z.output<typeof enquiryCardSchema>;

/** What a card comes to. */
export const cardTotalSchema = z.strictObject({
  day: z.string(),
  total: paise,
  missing: z.array(z.enum(lineNames)),
  isSample: z.boolean(),
});

interface About extends Pick<StoredCard, 'language' | 'model' | 'modelName' | 'variant'> {
  placeName: LocalText | null;
  choices: CardChoices;
  /** Name of a line in the customer's language. */
  labelOf: (line: { line: LineName; name?: string }) => string;
}

/** A card as it is kept. */
export function toStoredCard(card: PriceCard, { labelOf, ...about }: About): StoredCard {
  const { lines, loan, missing, ...rest } = card;
  const { choices } = about;
  return {
    ...about,
    ...rest,
    choices: { ...choices, extras: [...choices.extras] },
    missing: [...missing],
    lines: lines.map((each) => {
      const { line, name } = each;
      const label = labelOf({ line, ...(name && { name: textIn(name, about.language) }) });
      return { ...each, label };
    }),
    loan: keptLoan(loan, choices),
  };
}

function keptLoan(loan: PriceCard['loan'], choices: CardChoices): StoredCard['loan'] {
  if (loan === null || typeof loan === 'string') return loan;
  const { months: _offered, ...lender } = loan.lender;
  return { ...loan, months: choices.loan?.months ?? 0, lender };
}

/** The lines of a stored card with their names in a reader's language, for `cardWordsIn`. */
export function storedLinesIn(
  { lines }: Pick<StoredCard, 'lines'>,
  locale: Locale,
): CardLine<string>[] {
  return lines.map(({ label: _label, name, ...line }) => {
    // JSON has no undefined values, which the schema's type allows.
    const known = line as CardLine<string>;
    return { ...known, ...(name && { name: textIn(name, locale) }) };
  });
}
