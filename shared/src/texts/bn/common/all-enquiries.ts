import type { SameTexts } from '../../../text/same-texts.ts';
import type { allEnquiriesTexts as english } from '../../en/common/all-enquiries.ts';

export const allEnquiriesTexts: SameTexts<typeof english> = {
  title: 'সব এনকোয়ারি',
  noOffers: (kind) => `${kind} (অফার ছাড়া)`,
  emptyMessage: 'কিছু পাওয়া গেল না',
};
