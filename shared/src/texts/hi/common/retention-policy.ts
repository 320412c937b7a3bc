import type { retentionPolicy as english } from '../../en/common/retention-policy.ts';
import { policyLines, titlesByMonths } from '../../parts/titles-by-months.ts';
import { kindTexts } from './kinds/index.ts';
import { monthsText } from './retention.ts';

/** How long enquiries are kept, for the privacy policy. */
export const retentionPolicy: typeof english = (months) =>
  policyLines(titlesByMonths(kindTexts, months), {
    everything: 'फ़ॉर्म से आप जो भी भेजते हैं',
    rest: 'बाक़ी सब',
    line: (what, kept) =>
      kept === undefined
        ? `${what}: आपके मिटाने को कहने तक रखा जाता है।`
        : `${what}: मिलने के ${monthsText(kept)} बाद अपने-आप मिट जाता है।`,
  });
