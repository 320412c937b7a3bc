import type { SameTexts } from '../../../text/same-texts.ts';
import type { comparingTexts as english } from '../../en/public/comparing.ts';

export const comparingTexts: SameTexts<typeof english> = {
  tick: 'তুলনা করুন',
  tickOf: (name) => `${name} তুলনায় রাখুন`,
  bar: (count) => `${count}টি তুলনা করুন`,
  oneMore: 'তুলনার জন্য আরেকটি বাছুন',
};
