import { formatRupees, rupeesToPaise } from '@dealership/shared';
import { priceTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { dayText } from '../../../lib/page/day-text.ts';

/** A price in rupees, and the day (`YYYY-MM-DD`) from which it is planned. */
export function plannedText({ day, price }: { day: string; price: number }): string {
  return priceTexts.price.from(formatRupees(rupeesToPaise(price)), dayText(day));
}
