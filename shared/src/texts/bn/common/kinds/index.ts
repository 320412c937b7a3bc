import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import type { EnquiryKind } from '../../../../enquiries/registry.ts';
import { amcTexts } from './amc.ts';
import { contactTexts } from './contact.ts';
import { financeTexts } from './finance.ts';
import { insuranceTexts } from './insurance.ts';
import { joyClubTexts } from './joy-club.ts';
import { offerTexts } from './offer.ts';
import { optInTexts } from './opt-in.ts';
import { productTexts } from './product.ts';
import { salesTexts } from './sales.ts';
import { serviceTexts } from './service.ts';
import { serviceBookingTexts } from './service-booking.ts';
import { sparePartsTexts } from './spare-parts.ts';
import { warrantyTexts } from './warranty.ts';

/** Texts of all kinds; a public page imports only those of its own kind. */
export const kindTexts: Readonly<Record<EnquiryKind, AnyKindTexts>> = {
  'service-booking': serviceBookingTexts,
  amc: amcTexts,
  warranty: warrantyTexts,
  insurance: insuranceTexts,
  finance: financeTexts,
  product: productTexts,
  service: serviceTexts,
  'spare-parts': sparePartsTexts,
  sales: salesTexts,
  offer: offerTexts,
  'joy-club': joyClubTexts,
  contact: contactTexts,
  'opt-in': optInTexts,
};
