import { formatRupees } from '../../../../money/money.ts';
import type { fromPrice as english } from '../../../en/common/price/from-price.ts';

export const fromPrice: typeof english = (price) => `${formatRupees(price)} থেকে`;
