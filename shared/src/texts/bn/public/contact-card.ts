import type { SameTexts } from '../../../text/same-texts.ts';
import type { contactTexts as english } from '../../en/public/contact-card.ts';

export const contactTexts: SameTexts<typeof english> = {
  mail: 'ই-মেল',
};
