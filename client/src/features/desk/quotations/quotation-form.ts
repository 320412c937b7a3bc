import {
  cardQuery,
  lettersOf,
  modelKey,
  paiseToRupees,
  priceCard,
  readAmount,
  readCard,
  rupeesToPaise,
  type CardKey,
  type DeskDetail,
  type ModelRates,
  type NewQuotation,
  type StaffQuotation,
  type TakenOff,
} from '@dealership/shared';

/** What staff have entered, as they typed it. */
export interface QuotationForm {
  replaces: NewQuotation['replaces'];
  /** `''`: not chosen yet. */
  bike: string;
  /** The choices of the card, as an address carries them. */
  card: Partial<Record<CardKey, string>>;
  discount: string;
  reason: string;
  exchange: string;
  oldVehicle: string;
  booking: string;
  /** `''`: as long as a price card. */
  validUntil: string;
}

type Begun = Pick<DeskDetail, 'price_card'> & {
  enquiry: { sent: Pick<DeskDetail['enquiry']['sent'], 'model' | 'details'> };
};

/**
 * A quotation for the price card that came with an enquiry, else for its model; none is chosen where the customer has
 * written of another.
 */
export function beginForm(
  { price_card: kept, enquiry: { sent } }: Begun,
  models: readonly { bikeName: string; name: string }[],
): QuotationForm {
  const card = kept && typeof kept.card === 'object' ? kept.card : undefined;
  const { variant } = sent.details;
  const letters = lettersOf(sent.model);
  const model = models.find(({ bikeName, name }) =>
    card
      ? modelKey(bikeName) === card.model
      : [bikeName, name].some((each) => lettersOf(each) === letters),
  );
  return {
    replaces: null,
    bike: model?.bikeName ?? '',
    card: card ? entriesOf(card) : typeof variant === 'string' && variant !== '' ? { variant } : {},
    discount: '',
    reason: '',
    exchange: '',
    oldVehicle: '',
    booking: '',
    validUntil: '',
  };
}

/** The choices of a card that was kept, as an address carries them. */
const entriesOf = ({ variant, choices }: Pick<StaffQuotation, 'variant' | 'choices'>) =>
  Object.fromEntries(new URLSearchParams(cardQuery(variant, choices)));

const typed = (paise: number | undefined) => (paise ? String(paiseToRupees(paise)) : '');

/** A further version, which begins with what the last one says. */
export function formOf(quotation: StaffQuotation): QuotationForm {
  const { number, version, bike, discount, exchange, booking } = quotation;
  return {
    replaces: { number, version },
    bike,
    card: entriesOf(quotation),
    discount: typed(discount?.amount),
    reason: discount?.reason ?? '',
    exchange: typed(exchange?.amount),
    oldVehicle: exchange?.vehicle ?? '',
    booking: typed(booking),
    validUntil: '',
  };
}

/** Paise; nothing typed is 0, `undefined`: not an amount. */
export function paiseOf(text: string): number | undefined {
  if (text.trim() === '') return 0;
  const paise = readAmount(text);
  return paise !== undefined && paise >= 0 ? paise : undefined;
}

/** The card as it is with these entries, and what is sent; no card: the model has no variant on sale. */
export function readForm(form: QuotationForm, rates: ModelRates) {
  const { variant, choices, gone } = readCard({ get: (key) => form.card[key] ?? null }, rates);
  if (!variant) return undefined;
  const [discount, exchange, booking] = [form.discount, form.exchange, form.booking].map(paiseOf);
  const off: TakenOff<string>[] = [
    ...(discount
      ? [{ line: 'discount' as const, name: form.reason.trim(), amount: discount }]
      : []),
    ...(exchange
      ? [{ line: 'exchange' as const, name: form.oldVehicle.trim(), amount: exchange }]
      : []),
  ];
  const { model, fuel, size } = rates;
  const vehicle = { model, fuel, size, price: rupeesToPaise(variant.price) };
  const card = priceCard(vehicle, choices, rates, { ...rates, off });
  const sent: Omit<NewQuotation, 'key'> = {
    replaces: form.replaces,
    bike: form.bike,
    variant: variant.name,
    ...choices,
    extras: [...choices.extras],
    discount: discount ? { amount: discount, reason: form.reason } : null,
    exchange: exchange ? { amount: exchange, vehicle: form.oldVehicle } : null,
    booking: booking ?? 0,
    validUntil: form.validUntil || card.validUntil,
  };
  const isRight = discount !== undefined && exchange !== undefined && booking !== undefined;
  return { card, choices, variant, gone, sent, isRight };
}
