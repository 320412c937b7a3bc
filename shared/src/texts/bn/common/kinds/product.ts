import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const productTexts = {
  title: 'টেস্ট রাইড / মডেল এনকোয়ারি',
  labels: { ...fieldLabels, mobile: 'যোগাযোগের নম্বর' },
  options: { colour: { Red: 'লাল', Blue: 'নীল', Black: 'কালো', White: 'সাদা', Grey: 'ধূসর' } },
  messages: {
    success: 'ধন্যবাদ। আমরা শীঘ্রই যোগাযোগ করব।',
    refused: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
    unreachable: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  },
  report: { title: 'এনকোয়ারি রিপোর্ট', emptyMessage: 'কিছু পাওয়া গেল না' },
} satisfies AnyKindTexts;
