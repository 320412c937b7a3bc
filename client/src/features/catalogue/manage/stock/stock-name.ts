import { daysOfStock, type Stock } from '@dealership/shared';
import { stockTexts } from '@dealership/shared/texts/common/price/stock.ts';
import { stockListTexts } from '@dealership/shared/texts/staff/catalogue/stock.ts';

/** For staff. */
export function stockName(stock: Stock): string {
  const days = daysOfStock(stock);
  if (days !== undefined) return stockTexts.states.days(days);
  if (stock === 'showroom' || stock === 'order') return stockTexts.states[stock];
  return stockListTexts.nothing;
}
