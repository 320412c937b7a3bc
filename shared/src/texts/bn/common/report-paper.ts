import { englishPaper } from '../../parts/english/report-paper.ts';

export const reportPaperTexts = englishPaper;
