import type { SameTexts } from '../../../../text/same-texts.ts';
import type { privacyTexts as english } from '../../../en/public/pages/privacy-policy.ts';

export const privacyTexts: SameTexts<typeof english> = {
  kind: 'गोपनीयता नीति',
  ask: 'हमारे पास आपकी क्या जानकारी है, पूछें',
  channels: 'संपर्क के तरीक़े बदलें',
};
