import type { listTexts as english } from '../../en/staff/lists.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { grouped } from '../common/counts.ts';

export const listTexts: SameTexts<typeof english> = {
  entries: ({ from, to, total }) =>
    `${grouped.format(from)} से ${grouped.format(to)} तक, कुल ${grouped.format(total)}`,
  rowsPerPage: 'एक पेज पर कितनी लाइनें',
  pages: 'पेज',
  page: (page) => `पेज ${page}`,
  previous: 'पिछला',
  next: 'अगला',
};
