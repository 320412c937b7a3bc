import type { answerTexts as english } from '../../en/server/answers.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { enquiriesText, grouped } from '../common/counts.ts';

export const answerTexts: SameTexts<typeof english> = {
  messagesStopped: 'এই নম্বরে আমরা আর রিমাইন্ডার বা অফার পাঠাব না।',
  loggedOut: 'আপনি লগ আউট করেছেন।',
  profileUpdated: 'প্রোফাইল সেভ হয়েছে',
  passwordUpdated: 'পাসওয়ার্ড বদলানো হয়েছে',
  signedOutElsewhere: 'বাকি সব জায়গা থেকে আপনাকে লগ আউট করা হয়েছে।',
  restoreChecked: 'আবার অফার পাঠানো যাবে।',
  messagesTried: ({ tried }) =>
    tried === 0
      ? 'আবার পাঠানোর মতো কোনও বার্তা আর নেই।'
      : `${grouped.format(tried)}টি বার্তা আবার পাঠানোর চেষ্টা হচ্ছে।`,
  webhookRemoved: 'ঠিকানা সরানো হয়েছে',
  keyRevoked: 'চাবি বাতিল করা হয়েছে',
  staffAdded: 'অ্যাকাউন্ট যোগ হয়েছে',
  staffChanged: 'অ্যাকাউন্ট বদলানো হয়েছে',
  linkMade: 'লিঙ্ক তৈরি হয়েছে',
  sessionsEnded: ({ ended }) =>
    ended === 0
      ? 'ওঁর কোথাও লগ ইন করা ছিল না।'
      : `${grouped.format(ended)}টি জায়গা থেকে লগ আউট করা হয়েছে।`,
  factorsReset: 'লগ ইনের দ্বিতীয় ধাপ সরানো হয়েছে',
  roleChanged: 'সেভ হয়েছে',
  settingsChanged: 'সেভ হয়েছে',
  branchAdded: 'শাখা যোগ হয়েছে',
  branchChanged: 'সেভ হয়েছে',
  calendarMade: 'ক্যালেন্ডারের ঠিকানা তৈরি হয়েছে',
  calendarEnded: 'ক্যালেন্ডারের ঠিকানা বন্ধ হয়েছে',
  branchDeleted: 'শাখা মোছা হয়েছে',
  branchBack: 'শাখা ফিরিয়ে আনা হয়েছে',
  contentChanged: 'সেভ হয়েছে',
  contentMoved: 'জায়গা বদলানো হয়েছে',
  contentBack: 'ফিরিয়ে আনা হয়েছে',
  pictureAdded: 'ছবি সেভ হয়েছে',
  pictureChanged: 'ছবি বদলানো হয়েছে',
  modelAdded: 'মডেল খসড়া হিসেবে যোগ হয়েছে',
  modelSaved: 'খসড়া সেভ হয়েছে',
  modelPublished: 'প্রকাশ করা হয়েছে',
  modelScheduled: 'প্রকাশের সময় ঠিক করা হয়েছে',
  modelUnscheduled: 'ঠিক করা সময় বাতিল হয়েছে',
  modelMoved: 'জায়গা বদলানো হয়েছে',
  modelDeleted: 'মডেল মোছা হয়েছে। 30 দিনের মধ্যে ফিরিয়ে আনা যাবে',
  modelBack: 'মডেল ফিরিয়ে আনা হয়েছে',
  priceListApplied: ({ changed }) => `${grouped.format(changed)}টি দাম বদলানো হয়েছে`,
  priceListPlanned: ({ changed }) =>
    `${grouped.format(changed)}টি নতুন দাম চালু হওয়ার দিন ঠিক করা হয়েছে`,
  priceListSame: 'দাম আগে থেকেই এই: কিছু বদলায়নি',
  stockChanged: ({ changed }) => (changed === 0 ? 'কিছু বদলায়নি' : 'সেভ করা হয়েছে'),
  leadsImported: ({ added }) => `${enquiriesText(added)} ইমপোর্ট হয়েছে`,
  leadsSame: 'এই লিডগুলি আগেই ইমপোর্ট হয়েছে: নতুন কিছু যোগ হয়নি',
  leadsUnread: 'একটিও সারি ইমপোর্ট করা গেল না: কিছু যোগ হয়নি',
  plannedPriceDropped: 'ঠিক করে রাখা দাম বাতিল হয়েছে',
  passwordSet: 'আপনার পাসওয়ার্ড সেভ হয়েছে। এবার লগ ইন করতে পারেন।',
  factorAdded: 'লগ ইনের দ্বিতীয় ধাপ যোগ হয়েছে',
  factorRemoved: 'লগ ইনের দ্বিতীয় ধাপ সরানো হয়েছে',
  recoveryCodesMade: 'দশটি নতুন রিকভারি কোড পেলেন।',
  ownPhoneAdded: 'এটি এখন আপনার নিজের ফোন।',
  ownPhoneRemoved: 'এটি আর আপনার নিজের ফোন নয়।',
  deviceAdded: 'এই ডিভাইসে এখন অ্যালার্ট আসবে।',
  deviceRemoved: 'ওই ডিভাইসে আর অ্যালার্ট আসবে না।',
  priceUpdated: 'দাম বদলানো হয়েছে',
  vehicleActivated: 'মডেলটি বিক্রিতে আনা হয়েছে',
  vehicleDeactivated: 'মডেলটি বিক্রি থেকে সরানো হয়েছে',
  added: {
    banner: 'ব্যানার যোগ হয়েছে!',
    image: 'ছবি যোগ হয়েছে!',
    notification: 'নোটিফিকেশন যোগ হয়েছে!',
    offer: 'অফার যোগ হয়েছে!',
  },
  deleted: {
    banner: 'ব্যানার মোছা হয়েছে!',
    image: 'ছবি মোছা হয়েছে!',
    notification: 'নোটিফিকেশন মোছা হয়েছে!',
    offer: 'অফার মোছা হয়েছে!',
  },
  erased: ({ total }) =>
    total === 0 ? 'এঁর কোনও এনকোয়ারি পাওয়া যায়নি।' : `${enquiriesText(total)} চিরতরে মোছা হয়েছে।`,
};
