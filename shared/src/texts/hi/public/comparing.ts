import type { SameTexts } from '../../../text/same-texts.ts';
import type { comparingTexts as english } from '../../en/public/comparing.ts';

export const comparingTexts: SameTexts<typeof english> = {
  tick: 'तुलना करें',
  tickOf: (name) => `${name} को तुलना में रखें`,
  bar: (count) => `${count} की तुलना करें`,
  oneMore: 'तुलना के लिए एक और चुनें',
};
