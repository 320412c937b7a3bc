import type { SameTexts } from '../../../text/same-texts.ts';
import type { pageDescriptions as english } from '../../en/server/page-descriptions.ts';

export const pageDescriptions: SameTexts<typeof english> = {
  home: ({ name, shortLine, address }) =>
    `${shortLine}: ${name}, ${address.street}, ${address.city}। কী জানতে চান লিখুন, আমরা ফোন করব।`,
  motorcycle: ({ name, address }) =>
    `${name}, ${address.city}: সব মোটরসাইকেলের এক্স-শোরুম দাম, ইঞ্জিন ও পাওয়ার। মডেল তুলনা করুন, কিস্তির হিসাব করুন, টেস্ট রাইড বুক করুন।`,
  scooters: ({ name, address }) =>
    `${name}, ${address.city}: পেট্রল ও ইলেকট্রিক সব স্কুটারের এক্স-শোরুম দাম, ইঞ্জিন ও পাওয়ার। মডেল তুলনা করুন, কিস্তির হিসাব করুন, টেস্ট রাইড বুক করুন।`,
  'view-details': ({ name, address }) =>
    `${name}, ${address.city}: প্রতিটি মোটরসাইকেল ও স্কুটারের ভ্যারিয়েন্ট, এক্স-শোরুম দাম, রং, স্পেসিফিকেশন, ফিচার ও অ্যাক্সেসরিজ।`,
  'angle-view': ({ name, address }) =>
    `মোটরসাইকেল বা স্কুটার ঘুরিয়ে চারদিক থেকে দেখুন, তারপর টেস্ট রাইডে আসুন: ${name}, ${address.city}।`,
  contact: ({ name, address, week }) =>
    `ফোন করুন, লিখুন বা চলে আসুন: ${name}, ${address.street}, ${address.city}। খোলা: ${week.map(({ days, times }) => `${days} ${times}`).join(', ')}।`,
  finance: ({ name, address }) =>
    `মোটরসাইকেল বা স্কুটারের কিস্তির হিসাব করুন, লোনের কাগজপত্র দেখুন, ফিনান্স নিয়ে লিখুন: ${name}, ${address.city}।`,
  'service-booking': ({ name, address }) =>
    `মোটরসাইকেল বা স্কুটারের ফ্রি বা পেইড সার্ভিস বুক করুন: ${name}, ${address.street}, ${address.city}। দিন বেছে নিন, আমরা ফোন করব।`,
  'extended-warranty': ({ name, address }) =>
    `3 বছরের স্ট্যান্ডার্ড ওয়ারেন্টি, স্কুটার ও মোটরসাইকেলে আরও 1 থেকে 7 বছর। প্রতিটি প্ল্যানের সময় ও কিলোমিটার দেখুন, জানতে চাইলে লিখুন: ${name}, ${address.city}।`,
  optain: ({ name }) =>
    `${name} কোন উপায়ে সার্ভিসের রিমাইন্ডার আর অফার পাঠাবে, বেছে নিন: SMS, RCS, ফোন কল, ই-মেল বা WhatsApp। যে কোনও সময় বদলাতে পারবেন।`,
  dealers: ({ name, address }) =>
    `${name}, ${address.street}, ${address.city}: শোরুম ও ওয়ার্কশপের ঠিকানা, ফোন নম্বর, খোলার সময় আর আসার রাস্তা।`,
  offers: ({ name, address }) =>
    `মোটরসাইকেল ও স্কুটারের এখনকার অফার: ${name}, ${address.city}। জানতে চাইলে লিখুন, আমরা ফোন করে সব জানাব।`,
  gallery: ({ name, address }) =>
    `রাস্তায় আর শোরুমে মোটরসাইকেল ও স্কুটারের ছবি: ${name}, ${address.street}, ${address.city}। দেখে নিন, তারপর চালাতে আসুন।`,
  'text-ride-booking': ({ name, address }) =>
    `মোটরসাইকেল বা স্কুটার বেছে নিন, এক্স-শোরুম দাম ও রং দেখুন, টেস্ট রাইড বুক করুন। ${name}, ${address.city} আপনাকে ফোন করবে।`,
  compare: ({ name, address }) =>
    `দুটি বা তিনটি মডেল পাশাপাশি: অন-রোড দাম, মাসে কত, মাইলেজ। ${name}, ${address.city}।`,
};
