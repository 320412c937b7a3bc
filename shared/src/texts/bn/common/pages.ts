import type { SameTexts } from '../../../text/same-texts.ts';
import type { pageTitles as english } from '../../en/common/pages.ts';

export const pageTitles: SameTexts<typeof english> = {
  home: ({ name, address }) => `${name}, ${address.city}-তে মোটরসাইকেল ও স্কুটার`,
  motorcycle: ({ name, address }) => `${address.city}-তে মোটরসাইকেল ও দাম · ${name}`,
  scooters: ({ name, address }) => `${address.city}-তে স্কুটার ও দাম · ${name}`,
  'view-details': ({ name }) => `দাম, ভ্যারিয়েন্ট ও স্পেসিফিকেশন · ${name}`,
  'angle-view': ({ name }) => `চারদিক থেকে দেখুন · ${name}`,
  about: ({ name, address }) => `আমাদের কথা, ${address.street} · ${name}`,
  contact: ({ name }) => `যোগাযোগ, ফোন নম্বর ও খোলার সময় · ${name}`,
  finance: ({ name }) => `টু-হুইলার ফিনান্স ও কিস্তির হিসাব · ${name}`,
  'service-booking': ({ name, address }) => `${address.city}-তে সার্ভিস বুক করুন · ${name}`,
  amc: ({ name }) => `বার্ষিক রক্ষণাবেক্ষণের চুক্তি (AMC) · ${name}`,
  'extended-warranty': ({ name }) => `দশ বছর পর্যন্ত এক্সটেন্ডেড ওয়ারেন্টি · ${name}`,
  optain: ({ name }) => `আপনাকে কীভাবে জানাব, বেছে নিন · ${name}`,
  'terms-conditions': ({ name }) => `শর্তাবলি · ${name}`,
  'joy-club': ({ name }) => `জয় ক্লাব, আমাদের গ্রাহকদের ক্লাব · ${name}`,
  'privacy-policy': ({ name }) => `গোপনীয়তা নীতি · ${name}`,
  insurance: ({ name, address }) => `${address.city}-তে টু-হুইলার বিমা · ${name}`,
  dealers: ({ name, address }) => `${address.city}-র শোরুম: ঠিকানা, ফোন, খোলার সময় · ${name}`,
  offers: ({ name, address }) => `${address.city}-তে মোটরসাইকেল ও স্কুটারের অফার · ${name}`,
  gallery: ({ name }) => `গ্যালারি, ছবিতে আমাদের বাইক ও শোরুম · ${name}`,
  'text-ride-booking': ({ name, address }) => `${address.city}-তে টেস্ট রাইড বুক করুন · ${name}`,
  compare: ({ name }) => `মডেল তুলনা করুন · ${name}`,
  quotation: ({ name }) => `আপনার কোটেশন · ${name}`,
};
