import type { SameTexts } from '../../../text/same-texts.ts';
import type { areaPlanTexts as english } from '../../en/public/area-plan.ts';

export const areaPlanTexts: SameTexts<typeof english> = {
  label: (street) => `नक़्शा, पैमाने के अनुसार नहीं: शोरूम ${street} पर है।`,
};
