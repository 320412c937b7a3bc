import { allEnquiriesTexts } from '../common/all-enquiries.ts';
import { kindTexts } from '../common/kinds/index.ts';

/** Names of lists and kinds in files, which are English in every language (rules: languages). */
export const reportFileTexts = { kinds: kindTexts, all: allEnquiriesTexts };
