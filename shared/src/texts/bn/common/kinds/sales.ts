import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';
import { homeMessages } from './home-form.ts';

export const salesTexts = {
  title: 'সেলস এনকোয়ারি',
  labels: fieldLabels,
  messages: homeMessages,
  report: { title: 'সেলস রিপোর্ট', emptyMessage: 'কিছু পাওয়া গেল না' },
} satisfies AnyKindTexts;
