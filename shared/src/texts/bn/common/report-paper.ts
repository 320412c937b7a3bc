import type { SameTexts } from '../../../text/same-texts.ts';
import type { reportPaperTexts as english } from '../../en/common/report-paper.ts';

export { englishPaper } from '../../parts/report-paper.ts';

export const reportPaperTexts: SameTexts<typeof english> = {
  language: 'bn-IN',
  pageOf: (page, pages) => `পাতা ${page} / ${pages}`,
  notes: {
    allDates: 'সময়: সব তারিখ',
    from: (day) => `সময়: ${day} থেকে`,
    upTo: (day) => `সময়: ${day} পর্যন্ত`,
    onDay: (day) => `সময়: ${day}`,
    fromTo: (from, to) => `সময়: ${from} থেকে ${to}`,
    kind: (kind) => `ধরন: ${kind}`,
    search: (search) => `খোঁজ: ${search}`,
    rows: (rows) => `সারি: ${rows}`,
    rowsOf: (rows, total) => `সারি: ${rows}, মোট ${total}`,
    madeOn: (day, time) => `তৈরি: ${day}, ${time}`,
  },
};
