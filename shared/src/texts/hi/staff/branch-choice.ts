import type * as english from '../../en/staff/branch-choice.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const branchTexts: SameTexts<typeof english.branchTexts> = {
  branch: 'शाखा',
  all: 'सभी शाखाएँ',
};
