import type { SameTexts } from '../../../text/same-texts.ts';
import type { turntableTexts as english } from '../../en/common/turntable.ts';

export const turntableTexts: SameTexts<typeof english> = {
  loading: 'ছবি লোড হচ্ছে...',
  progress: (ready, count) => `${ready} / ${count}`,
  failed: 'ছবিগুলি আনা গেল না।',
  label: (name) => `${name} ঘুরিয়ে দেখুন`,
  angle: (degrees) => `${degrees} ডিগ্রি`,
  left: 'বাঁয়ে ঘোরান',
  right: 'ডানে ঘোরান',
  hint: 'টেনে ঘোরান, বা তিরচিহ্নের বোতাম চাপুন।',
  hintForTouch: 'আঙুল টেনে ঘোরান।',
};
