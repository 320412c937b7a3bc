import type { NoCard } from '../../../../price-card/stored-card.ts';

/** Why there is no card. */
const reasons: Readonly<Record<NoCard, string>> = {
  unreadable: 'Its choices could not be read.',
  'no-model': 'No card: the model is not on sale.',
  'no-variant': 'No card: this variant is not offered.',
  'no-place': 'No card: this place of registration is not offered.',
  'no-cards': 'No card: no on-road prices are set up.',
  failed: 'No card: an error of the server, which is in its log.',
};

export const enquiryCardTexts = {
  title: 'Price card',
  /** The total on the customer's screen, where it differs from the card's. */
  seen: 'The customer saw another total',
  /** Of the same choices. */
  today: 'Total today',
  none: (reason: NoCard) => reasons[reason],
};
