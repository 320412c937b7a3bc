import type { RetentionMonths } from '../../../retention/retention-months.ts';
import { policyLines, titlesByMonths } from '../../parts/titles-by-months.ts';
import { kindTexts } from './kinds/index.ts';
import { monthsText } from './retention.ts';

/** How long enquiries are kept, for the privacy policy. */
export function retentionPolicy(months: RetentionMonths): string {
  return policyLines(titlesByMonths(kindTexts, months), {
    everything: 'Everything you send with a form',
    rest: 'Everything else',
    line: (what, kept) =>
      kept === undefined
        ? `${what}: kept until you ask us to erase it.`
        : `${what}: erased automatically ${monthsText(kept)} after we receive it.`,
  });
}
