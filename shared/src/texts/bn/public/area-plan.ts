import type { SameTexts } from '../../../text/same-texts.ts';
import type { areaPlanTexts as english } from '../../en/public/area-plan.ts';

export const areaPlanTexts: SameTexts<typeof english> = {
  label: (street) => `নকশা, মাপ অনুযায়ী নয়: শোরুম আছে ${street}-এ।`,
};
