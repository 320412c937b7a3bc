import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const serviceBookingTexts = {
  title: 'সার্ভিস বুকিং',
  labels: { ...fieldLabels, mobile: 'যোগাযোগের নম্বর' },
  options: { serviceType: { Paid: 'পেইড', Free: 'ফ্রি' } },
  messages: {
    success: 'আপনার বুকিং পেয়েছি।',
    refused: 'সমস্যা: {message}',
    unreachable: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  },
  report: { title: 'বুকিং রিপোর্ট', emptyMessage: 'কোনও বুকিং নেই' },
} satisfies AnyKindTexts;
