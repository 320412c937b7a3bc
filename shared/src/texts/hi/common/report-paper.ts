import type { SameTexts } from '../../../text/same-texts.ts';
import type { reportPaperTexts as english } from '../../en/common/report-paper.ts';

export { englishPaper } from '../../parts/report-paper.ts';

export const reportPaperTexts: SameTexts<typeof english> = {
  language: 'hi-IN',
  pageOf: (page, pages) => `पेज ${page} / ${pages}`,
  notes: {
    allDates: 'समय: सभी तारीख़ें',
    from: (day) => `समय: ${day} से`,
    upTo: (day) => `समय: ${day} तक`,
    onDay: (day) => `समय: ${day}`,
    fromTo: (from, to) => `समय: ${from} से ${to}`,
    kind: (kind) => `प्रकार: ${kind}`,
    search: (search) => `खोज: ${search}`,
    rows: (rows) => `लाइनें: ${rows}`,
    rowsOf: (rows, total) => `लाइनें: ${rows}, कुल ${total}`,
    madeOn: (day, time) => `बनाया गया: ${day}, ${time}`,
  },
};
