import type { SameTexts } from '../../../text/same-texts.ts';
import type { openingTexts as english } from '../../en/public/opening.ts';

export const openingTexts: SameTexts<typeof english> = {
  open: (until) => `এখন খোলা, ${until} পর্যন্ত`,
  allDay: '24 ঘণ্টা খোলা',
  closed: 'এখন বন্ধ',
  opensAt: (next) => `এখন বন্ধ, ${next} খুলবে`,
  closedToday: (reason) => `আজ বন্ধ: ${reason}`,
  closedTodayUntil: (reason, next) => `আজ বন্ধ: ${reason}। ${next} খুলবে`,
};
