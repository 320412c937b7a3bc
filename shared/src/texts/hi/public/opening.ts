import type { SameTexts } from '../../../text/same-texts.ts';
import type { openingTexts as english } from '../../en/public/opening.ts';

export const openingTexts: SameTexts<typeof english> = {
  open: (until) => `अभी खुला है, ${until} तक`,
  allDay: '24 घंटे खुला',
  closed: 'अभी बंद है',
  opensAt: (next) => `अभी बंद है, ${next} खुलेगा`,
  closedToday: (reason) => `आज बंद: ${reason}`,
  closedTodayUntil: (reason, next) => `आज बंद: ${reason}। ${next} खुलेगा`,
};
