import { englishPaper } from '../../parts/report-paper.ts';

export { englishPaper };
export const reportPaperTexts = englishPaper;
