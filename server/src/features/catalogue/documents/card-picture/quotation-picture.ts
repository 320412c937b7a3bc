import { textsIn } from '@dealership/shared';
import type { QuotationSheet } from '../../../../pdf/quotation-sheet.ts';
import { saidOf } from '../quotation.ts';
import { drawCardPicture } from './card-picture.ts';

/** A quotation as a tall picture (PNG, 1080 x 1920) for a status or a chat; the page of A4 has its loan too. */
export function drawQuotationPicture(sheet: QuotationSheet): Promise<Buffer> {
  const { quotation, locale, dealership, address } = sheet;
  const { card, vehicle } = quotation;
  const { name, label, warnings, about } = saidOf(sheet);
  const { quotation: own } = textsIn(locale);
  return drawCardPicture({
    card,
    vehicle,
    about: [`${own.title} ${name}`, ...about],
    label,
    warnings,
    notes: [own.check(address)],
    further: [],
    seller: dealership.name,
    locale,
    shape: 'paper',
  });
}
