import type { conflictTexts as english } from '../../en/staff/conflict.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const conflictTexts: SameTexts<typeof english> = {
  title: 'आपसे पहले किसी और ने इसे बदल दिया',
  text: 'चुनें कि कौन-सा रखना है।',
  theirs: 'उनका बदलाव',
  yours: 'आपका बदलाव',
  takeTheirs: 'उनका बदलाव लें',
  keepYours: 'अपना बदलाव रखें',
};
