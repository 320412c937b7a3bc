import { englishPaper } from '../../parts/report-paper.ts';

export const reportPaperTexts = englishPaper;
