import { formatRupees } from '../../../../money/money.ts';

/** The lowest ex-showroom price of several models; `price` in paise: `from ₹ 65,412`. */
export const fromPrice = (price: number) => `from ${formatRupees(price)}`;
