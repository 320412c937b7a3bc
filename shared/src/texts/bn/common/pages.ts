import type { SameTexts } from '../../../text/same-texts.ts';
import type { pageTexts as english } from '../../en/common/pages.ts';

export const pageTexts: SameTexts<typeof english> = {
  home: ({ name, shortLine, address }) => ({
    title: `${name}, ${address.city}-তে মোটরসাইকেল ও স্কুটার`,
    description: `${shortLine}: ${name}, ${address.street}, ${address.city}। কী জানতে চান লিখুন, আমরা ফোন করব।`,
  }),
  motorcycle: ({ name, address }) => ({
    title: `${address.city}-তে মোটরসাইকেল ও দাম · ${name}`,
    description: `${name}, ${address.city}: সব মোটরসাইকেলের এক্স-শোরুম দাম, ইঞ্জিন ও পাওয়ার। মডেল তুলনা করুন, কিস্তির হিসাব করুন, টেস্ট রাইড বুক করুন।`,
  }),
  scooters: ({ name, address }) => ({
    title: `${address.city}-তে স্কুটার ও দাম · ${name}`,
    description: `${name}, ${address.city}: পেট্রল ও ইলেকট্রিক সব স্কুটারের এক্স-শোরুম দাম, ইঞ্জিন ও পাওয়ার। মডেল তুলনা করুন, কিস্তির হিসাব করুন, টেস্ট রাইড বুক করুন।`,
  }),
  'view-details': ({ name, address }) => ({
    title: `দাম, ভ্যারিয়েন্ট ও স্পেসিফিকেশন · ${name}`,
    description: `${name}, ${address.city}: প্রতিটি মোটরসাইকেল ও স্কুটারের ভ্যারিয়েন্ট, এক্স-শোরুম দাম, রং, স্পেসিফিকেশন, ফিচার ও অ্যাক্সেসরিজ।`,
  }),
  'angle-view': ({ name, address }) => ({
    title: `চারদিক থেকে দেখুন · ${name}`,
    description: `মোটরসাইকেল বা স্কুটার ঘুরিয়ে চারদিক থেকে দেখুন, তারপর টেস্ট রাইডে আসুন: ${name}, ${address.city}।`,
  }),
  about: ({ name, address }) => ({
    title: `আমাদের কথা, ${address.street} · ${name}`,
  }),
  contact: ({ name, address, week }) => ({
    title: `যোগাযোগ, ফোন নম্বর ও খোলার সময় · ${name}`,
    description: `ফোন করুন, লিখুন বা চলে আসুন: ${name}, ${address.street}, ${address.city}। খোলা: ${week.map(({ days, times }) => `${days} ${times}`).join(', ')}।`,
  }),
  finance: ({ name, address }) => ({
    title: `টু-হুইলার ফিনান্স ও কিস্তির হিসাব · ${name}`,
    description: `মোটরসাইকেল বা স্কুটারের কিস্তির হিসাব করুন, লোনের কাগজপত্র দেখুন, ফিনান্স নিয়ে লিখুন: ${name}, ${address.city}।`,
  }),
  'service-booking': ({ name, address }) => ({
    title: `${address.city}-তে সার্ভিস বুক করুন · ${name}`,
    description: `মোটরসাইকেল বা স্কুটারের ফ্রি বা পেইড সার্ভিস বুক করুন: ${name}, ${address.street}, ${address.city}। দিন বেছে নিন, আমরা ফোন করব।`,
  }),
  amc: ({ name }) => ({
    title: `বার্ষিক রক্ষণাবেক্ষণের চুক্তি (AMC) · ${name}`,
  }),
  'extended-warranty': ({ name, address }) => ({
    title: `দশ বছর পর্যন্ত এক্সটেন্ডেড ওয়ারেন্টি · ${name}`,
    description: `3 বছরের স্ট্যান্ডার্ড ওয়ারেন্টি, স্কুটার ও মোটরসাইকেলে আরও 1 থেকে 7 বছর। প্রতিটি প্ল্যানের সময় ও কিলোমিটার দেখুন, জানতে চাইলে লিখুন: ${name}, ${address.city}।`,
  }),
  optain: ({ name }) => ({
    title: `আপনাকে কীভাবে জানাব, বেছে নিন · ${name}`,
    description: `${name} কোন উপায়ে সার্ভিসের রিমাইন্ডার আর অফার পাঠাবে, বেছে নিন: SMS, RCS, ফোন কল, ই-মেল বা WhatsApp। যে কোনও সময় বদলাতে পারবেন।`,
  }),
  'terms-conditions': ({ name }) => ({
    title: `শর্তাবলি · ${name}`,
  }),
  'joy-club': ({ name }) => ({
    title: `জয় ক্লাব, আমাদের গ্রাহকদের ক্লাব · ${name}`,
  }),
  'privacy-policy': ({ name }) => ({
    title: `গোপনীয়তা নীতি · ${name}`,
  }),
  insurance: ({ name, address }) => ({
    title: `${address.city}-তে টু-হুইলার বিমা · ${name}`,
  }),
  dealers: ({ name, address }) => ({
    title: `${address.city}-র শোরুম: ঠিকানা, ফোন, খোলার সময় · ${name}`,
    description: `${name}, ${address.street}, ${address.city}: শোরুম ও ওয়ার্কশপের ঠিকানা, ফোন নম্বর, খোলার সময় আর আসার রাস্তা।`,
  }),
  offers: ({ name, address }) => ({
    title: `${address.city}-তে মোটরসাইকেল ও স্কুটারের অফার · ${name}`,
    description: `মোটরসাইকেল ও স্কুটারের এখনকার অফার: ${name}, ${address.city}। জানতে চাইলে লিখুন, আমরা ফোন করে সব জানাব।`,
  }),
  gallery: ({ name, address }) => ({
    title: `গ্যালারি, ছবিতে আমাদের বাইক ও শোরুম · ${name}`,
    description: `রাস্তায় আর শোরুমে মোটরসাইকেল ও স্কুটারের ছবি: ${name}, ${address.street}, ${address.city}। দেখে নিন, তারপর চালাতে আসুন।`,
  }),
  'text-ride-booking': ({ name, address }) => ({
    title: `${address.city}-তে টেস্ট রাইড বুক করুন · ${name}`,
    description: `মোটরসাইকেল বা স্কুটার বেছে নিন, এক্স-শোরুম দাম ও রং দেখুন, টেস্ট রাইড বুক করুন। ${name}, ${address.city} আপনাকে ফোন করবে।`,
  }),
  compare: ({ name, address }) => ({
    title: `মডেল তুলনা করুন · ${name}`,
    description: `দুটি বা তিনটি মডেল পাশাপাশি: অন-রোড দাম, মাসে কত, মাইলেজ। ${name}, ${address.city}।`,
  }),
  quotation: ({ name }) => ({ title: `আপনার কোটেশন · ${name}` }),
};
