import { formatRupees } from '../../../../money/money.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import type { runningTexts as english } from '../../../en/common/price/running.ts';

export const runningTexts: SameTexts<typeof english> = {
  heading: 'रोज़ का चलाना',
  distance: 'महीने में कितने किमी',
  cost: { petrol: 'पेट्रोल', electric: 'बिजली' },
  about: (amount) => `महीने में करीब ${formatRupees(amount)}`,
  basis: {
    petrol: (price) =>
      `कंपनी के बताए माइलेज से, ${formatRupees(price)} प्रति लीटर पर। सड़क पर अक्सर ज़्यादा लगता है।`,
    electric: (price) =>
      `कंपनी की बताई दूरी से, घर पर चार्ज करने पर, ${formatRupees(price)} प्रति यूनिट पर। सड़क पर अक्सर ज़्यादा लगता है।`,
  },
  sample: 'कीमत नमूने की है।',
  flatFooted: (cm) => `करीब ${cm} सेमी लंबाई से दोनों पैर ज़मीन पर पूरे टिकते हैं`,
};
