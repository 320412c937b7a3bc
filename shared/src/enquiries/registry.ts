import type { EnquiryDefinition, ReportDefinition } from './define-enquiry.ts';
import { amc } from './kinds/amc.ts';
import { contact } from './kinds/contact.ts';
import { finance } from './kinds/finance.ts';
import { insurance } from './kinds/insurance.ts';
import { joyClub } from './kinds/joy-club.ts';
import { offer } from './kinds/offer.ts';
import { optIn } from './kinds/opt-in.ts';
import { product } from './kinds/product.ts';
import { sales } from './kinds/sales.ts';
import { serviceBooking } from './kinds/service-booking.ts';
import { service } from './kinds/service.ts';
import { spareParts } from './kinds/spare-parts.ts';
import { warranty } from './kinds/warranty.ts';

/** The thirteen kinds of enquiry, in the order of the back office's Report menu; those without a report last. */
const registry = {
  'service-booking': serviceBooking,
  amc,
  warranty,
  insurance,
  finance,
  product,
  service,
  'spare-parts': spareParts,
  sales,
  offer,
  'joy-club': joyClub,
  contact,
  'opt-in': optIn,
} satisfies Record<string, EnquiryDefinition>;

export type EnquiryKind = keyof typeof registry;

export const enquiryDefinitions: Readonly<Record<EnquiryKind, EnquiryDefinition>> = registry;

/** All kinds, in menu order. */
export const enquiryKinds = Object.keys(registry) as EnquiryKind[];

export function isEnquiryKind(text: string): text is EnquiryKind {
  return Object.hasOwn(registry, text);
}

export function reportOf(kind: EnquiryKind): ReportDefinition | undefined {
  const { report } = enquiryDefinitions[kind];
  return 'none' in report ? undefined : report;
}

/** The kinds that have a report of their own, in menu order. */
export const reportKinds = enquiryKinds.filter((kind) => reportOf(kind) !== undefined);
