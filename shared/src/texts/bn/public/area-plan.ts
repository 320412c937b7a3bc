import type { SameTexts } from '../../../text/same-texts.ts';
import type { areaPlanTexts as english } from '../../en/public/area-plan.ts';

export const areaPlanTexts: SameTexts<typeof english> = {
  label: (street) => `মোটামুটি আঁকা ম্যাপ, মাপ মেনে নয়। শোরুম ${street}-এ।`,
};
