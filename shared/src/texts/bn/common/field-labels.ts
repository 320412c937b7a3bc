import type { SameTexts } from '../../../text/same-texts.ts';
import type { fieldLabels as english } from '../../en/common/field-labels.ts';

export const fieldLabels: SameTexts<typeof english> = {
  name: 'নাম',
  mobile: 'মোবাইল নম্বর',
  email: 'ই-মেল',
  model: 'মডেল',
  enteredModel: 'আপনার মডেলের নাম',
  message: 'আপনার কথা',
  pinCode: 'পিন কোড',
  reason: 'কারণ',
  registrationNumber: 'রেজিস্ট্রেশন নম্বর',
  purchaseYear: 'কেনার বছর',
  serviceType: 'সার্ভিসের ধরন',
  bookingDate: 'বুকিংয়ের তারিখ',
  loanAmount: 'লোনের পরিমাণ (₹)',
  colour: 'রং',
  variant: 'ভ্যারিয়েন্ট',
  agreed: 'আমি রাজি',
  offerId: 'অফার',
  channels: 'যোগাযোগের উপায়',
};
