import type { listTexts as english } from '../../en/staff/lists.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { grouped } from '../common/counts.ts';

export const listTexts: SameTexts<typeof english> = {
  entries: ({ from, to, total }) =>
    `মোট ${grouped.format(total)}টির মধ্যে ${grouped.format(from)} থেকে ${grouped.format(to)} দেখানো হচ্ছে`,
  rowsPerPage: 'প্রতি পাতায় কটি',
  pages: 'পাতা',
  page: (page) => `পাতা ${page}`,
  previous: 'আগের',
  next: 'পরের',
};
