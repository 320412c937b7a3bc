import { tapFile, tapWords } from '../../../parts/english/tap-file.ts';

export const insightTapsTexts = {
  ...tapWords,
  none: 'No taps in this period.',
  byPage: 'By page',
  byModel: 'By model',
  exports: 'Export calls and WhatsApp',
  file: tapFile,
};
