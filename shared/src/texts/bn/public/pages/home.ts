import type { SameTexts } from '../../../../text/same-texts.ts';
import type { homeTexts as english } from '../../../en/public/pages/home.ts';
import { ownSentence } from '../../../parts/own-sentence.ts';

export const homeTexts: SameTexts<typeof english> = {
  place: ({ street, city }) => `${street}, ${city}`,
  headingLines: ({ street }) => [street, 'থেকে শুরু হোক', 'আপনার নতুন পথচলা'],
  shortLine: ownSentence,
  promise: 'কী চাই বলুন, আমরা ফোন করব।',
  enquire: 'জানতে চাই',
  welcome: {
    heading: 'শোরুমে আপনাকে স্বাগত',
    text: 'সব মডেলের দাম, রং আর স্পেসিফিকেশন দেখুন। বসে দেখুন, চালিয়ে দেখুন, তারপর ঠিক করুন। কেনার পরে গাড়ির দেখভাল করবে আমাদের ওয়ার্কশপ, আসল পার্টস দিয়ে। চাইলে বার্ষিক রক্ষণাবেক্ষণের চুক্তিও (AMC) করতে পারেন।',
    doors: [
      { title: 'মোটরসাইকেল', text: 'রোজকার, স্পোর্ট, রেট্রো, ট্যুরিং', to: '/motorcycle' },
      { title: 'স্কুটার', text: 'পেট্রল ও ইলেকট্রিক', to: '/scooters' },
      {
        title: 'সার্ভিস বুক করুন',
        text: 'ফ্রি বা পেইড সার্ভিস, আপনার সুবিধামতো দিনে',
        to: '/service-booking',
      },
      { title: 'জয় ক্লাব', text: 'আমাদের গ্রাহকদের রাইডিং ক্লাব', to: '/joy-club' },
    ],
  },
  about: {
    heading: 'আমাদের শোরুম',
    text: ({ street, city }) =>
      `${city}, ${street}: এখানে আমরা টু-হুইলার বিক্রি আর সার্ভিস করি। আপনি কীভাবে চালান বলুন। যেটা আপনার কাজে লাগবে সেটাই দেখাব, সবচেয়ে দামিটা নয়।`,
    more: 'আরও জানুন',
  },
  enquiry: {
    heading: 'আপনার কী চাই, জানান',
    steps: [
      { title: 'ফর্ম পাঠান', text: 'এক মিনিট সময় লাগে।' },
      { title: 'রেফারেন্স নম্বর লিখে রাখুন', text: 'নম্বর পেলে বুঝবেন, আপনার অনুরোধ আমরা পেয়েছি।' },
      { title: 'আমরা ফোন করব', text: 'শোরুম খোলা থাকার সময়ে।' },
    ],
    tabs: 'কোন বিষয়ে?',
    sales: 'কেনা',
    service: 'সার্ভিস',
    spareParts: 'পার্টস',
  },
  shortcuts: {
    label: 'দাম, ফিনান্স ও বিমা',
    priceList: 'দামের তালিকা',
    priceListHint: 'সব মডেল, PDF',
    emi: 'কিস্তির হিসাব',
    emiHint: 'মাসে কত দিতে হবে',
    insurance: 'বিমা',
    insuranceHint: 'নতুন পলিসি বা রিনিউ',
  },
};
