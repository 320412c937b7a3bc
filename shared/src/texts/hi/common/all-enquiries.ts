import type { SameTexts } from '../../../text/same-texts.ts';
import type { allEnquiriesTexts as english } from '../../en/common/all-enquiries.ts';

export const allEnquiriesTexts: SameTexts<typeof english> = {
  title: 'सभी पूछताछ',
  noOffers: (kind) => `${kind} (ऑफ़र के बिना)`,
  emptyMessage: 'कुछ नहीं मिला',
};
