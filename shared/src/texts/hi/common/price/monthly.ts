import { formatRupees } from '../../../../money/money.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import type { monthlyTexts as english } from '../../../en/common/price/monthly.ts';

export const monthlyTexts: SameTexts<typeof english> = {
  sum: (amount) => `महीने के ${formatRupees(amount)}`,
  terms: (months, down) => `${months} महीने, ${down}% डाउन पेमेंट`,
  note: 'महीने का खर्च: सबसे सस्ते वेरिएंट की ऑन-रोड कीमत पर, हमारे लोन में सबसे कम किस्त।',
  sample: 'नमूने की दरें, असली कीमत नहीं।',
  show: 'यह लोन देखें',
};
