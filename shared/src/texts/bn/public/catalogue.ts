import type { SameTexts } from '../../../text/same-texts.ts';
import type { catalogueTexts as english } from '../../en/public/catalogue.ts';
import { unknownModel } from './unknown-model.ts';

export const catalogueTexts: SameTexts<typeof english> = {
  lists: {
    motorcycle: {
      heading: 'মোটরসাইকেল',
      strip: 'সব মোটরসাইকেল',
      failed: 'তথ্য আনা গেল না',
      table: 'মোটরসাইকেল ও দাম',
    },
    scooter: {
      heading: 'স্কুটার',
      strip: 'সব স্কুটার',
      failed: 'স্কুটারের তালিকা আনা গেল না।',
      table: 'স্কুটার ও দাম',
    },
  },
  goToModel: 'মডেল বেছে নিন',
  find: {
    label: 'মডেল খুঁজুন',
    found: (count) => `${count}টি মডেল`,
    none: 'কোনও মডেল পাওয়া গেল না। নীচে পুরো তালিকা।',
  },
  note: 'সব দাম এক্স-শোরুম',
  illustration: 'ছবিটি কম্পিউটারে আঁকা। আসল গাড়ি শোরুমে দেখুন।',
  startFrom: 'দাম শুরু',
  startFromVariant: (variant) => `দাম শুরু · ${variant}`,
  engine: 'ইঞ্জিন',
  power: 'পাওয়ার',
  transmission: 'গিয়ার',
  emi: 'EMI',
  viewDetails: 'বিস্তারিত দেখুন',
  angleView: '360° ভিউ',
  brochure: 'ব্রোশিওর',
  noDetails: (name) => `${name}: বিস্তারিত তথ্য আর 360° ভিউ এখনও তৈরি হয়নি।`,
  noFrames: (name) => `${name}: 360° ভিউ এখনও তৈরি হয়নি।`,
  askAbout: (name) => `${name} নিয়ে জানতে চাই`,
  call: 'ফোন করুন',
  whatsapp: 'WhatsApp',
  whatsappMessage: (name) => `নমস্কার, ${name} নিয়ে জানতে চাই। আমাকে ফোন করবেন।`,
  loadingModels: 'মডেলগুলি লোড হচ্ছে...',
  details: {
    loading: 'বাইকের তথ্য লোড হচ্ছে...',
    loadingTab: 'লোড হচ্ছে...',
    failed: 'এই বাইকের তথ্য আনা গেল না।',
    failedTab: 'এই অংশটি আনা গেল না।',
    tabs: 'এই বাইক সম্পর্কে',
    figures: {
      fuel: 'জ্বালানি',
      mileage: 'মাইলেজ',
      rangeKm: 'এক চার্জে',
      seatHeight: 'সিটের উচ্চতা',
      kerbWeight: 'ওজন',
    },
    fuels: { petrol: 'পেট্রল', electric: 'ইলেকট্রিক', flex: 'ফ্লেক্স ফুয়েল' },
    units: { mileage: 'কিমি/লিটার', rangeKm: 'কিমি', seatHeight: 'মিমি', kerbWeight: 'কেজি' },
    specifications: 'স্পেসিফিকেশন',
    colours: 'রং',
    features: 'ফিচার',
    accessories: 'অ্যাক্সেসরিজ',
    selectVariant: 'ভ্যারিয়েন্ট বেছে নিন',
    variantOption: (name, price) => `${name} · ${price}`,
    bookTestRide: 'টেস্ট রাইড বুক করুন',
    notSold: (name) => `${name} এখন আর বিক্রি হয় না`,
    notSoldText: 'এখনকার কোন মডেলটি এর কাছাকাছি, আমাদের জিজ্ঞেস করুন, বা এগুলি দেখুন।',
    similar: 'এই ধরনের যেসব মডেল পাওয়া যাচ্ছে',
    nothing: (part) => `এই মডেলের ${part} এখনও দেওয়া হয়নি।`,
    parts: {
      specifications: 'স্পেসিফিকেশন',
      colours: 'রং',
      features: 'ফিচার',
      accessories: 'অ্যাক্সেসরিজ',
    },
    chosenColour: 'রং',
    partNumber: (number) => `পার্ট নং ${number}`,
  },
  unknownBike: {
    failed: 'মডেলগুলি আনা গেল না।',
    heading: 'কোন মডেল খুঁজছেন?',
    text: (name) =>
      name === unknownModel
        ? 'এই লিঙ্কে কোনও মডেল নেই। এখান থেকে বেছে নিন।'
        : 'এই নামে কোনও মডেল পাওয়া গেল না। এখান থেকে বেছে নিন।',
  },
  turntable: {
    fromEverySide: 'চারদিক থেকে',
    start: 'ঘুরিয়ে দেখুন',
  },
};
