import type { retentionPolicy as english } from '../../en/common/retention-policy.ts';
import { policyLines, titlesByMonths } from '../../parts/titles-by-months.ts';
import { kindTexts } from './kinds/index.ts';
import { monthsText } from './retention.ts';

/** How long enquiries are kept, for the privacy policy. */
export const retentionPolicy: typeof english = (months) =>
  policyLines(titlesByMonths(kindTexts, months), {
    everything: 'ফর্মে আপনি যা পাঠান',
    rest: 'বাকি সব',
    line: (what, kept) =>
      kept === undefined
        ? `${what}: আপনি মুছতে না বলা পর্যন্ত রাখা হয়।`
        : `${what}: পাওয়ার ${monthsText(kept)} পরে নিজে থেকে চিরতরে মুছে যায়।`,
  });
