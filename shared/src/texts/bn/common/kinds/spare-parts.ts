import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';
import { homeMessages } from './home-form.ts';

export const sparePartsTexts = {
  title: 'স্পেয়ার পার্টস এনকোয়ারি',
  labels: fieldLabels,
  messages: homeMessages,
  report: { title: 'স্পেয়ার পার্টস রিপোর্ট', emptyMessage: 'কিছু পাওয়া গেল না' },
} satisfies AnyKindTexts;
