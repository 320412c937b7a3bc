import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';
import { homeMessages } from './home-form.ts';

export const serviceTexts = {
  title: 'সার্ভিস এনকোয়ারি',
  labels: fieldLabels,
  messages: homeMessages,
  report: { title: 'সার্ভিস রিপোর্ট', emptyMessage: 'কিছু পাওয়া গেল না' },
} satisfies AnyKindTexts;
