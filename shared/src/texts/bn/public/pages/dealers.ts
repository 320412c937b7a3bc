import type { SameTexts } from '../../../../text/same-texts.ts';
import type { dealersTexts as english } from '../../../en/public/pages/dealers.ts';

export const dealersTexts: SameTexts<typeof english> = {
  kind: 'আমাদের শোরুম',
  title: (place) => `${place}: আমাদের ঠিকানা`,
  lead: 'শোরুম, ওয়ার্কশপ আর স্পেয়ার পার্টস, সব এক জায়গায়।',
  branchLead: 'ঠিকানা, ফোন নম্বর, খোলার সময় আর আসার রাস্তা।',
  loading: 'লোড হচ্ছে...',
  address: 'ঠিকানা',
  mobile: 'মোবাইল',
  service: 'সার্ভিস',
  hours: 'খোলার সময়',
  sunday: 'রবিবার',
  open: 'খোলা',
  mail: 'সেলসের ই-মেল',
  failed: 'তথ্য আনা গেল না।',
  unknown: {
    heading: 'এই শোরুমটি পাওয়া গেল না',
    text: 'আমাদের এখানে পাবেন:',
    toDealer: { title: 'আমাদের শোরুম', text: 'ঠিকানা, ফোন নম্বর ও খোলার সময়।' },
    toContact: { title: 'যোগাযোগ', text: 'সব ফোন নম্বর আর একটি ফর্ম।' },
  },
  way: {
    heading: 'কীভাবে আসবেন',
    openMap: 'ম্যাপে দেখুন',
    showMap: 'এখানে ম্যাপ দেখান',
    note: 'ম্যাপটি OpenStreetMap-এর। আপনি খুললে তবেই তারা জানতে পারে, আপনি এই পাতায় এসেছেন।',
    frame: 'এলাকার ম্যাপ',
  },
};
