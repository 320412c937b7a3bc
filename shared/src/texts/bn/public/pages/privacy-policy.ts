import type { SameTexts } from '../../../../text/same-texts.ts';
import type { privacyTexts as english } from '../../../en/public/pages/privacy-policy.ts';

export const privacyTexts: SameTexts<typeof english> = {
  kind: 'গোপনীয়তা নীতি',
  ask: 'আপনার কী তথ্য আছে, জানতে চান',
  channels: 'যোগাযোগের উপায় বদলান',
};
