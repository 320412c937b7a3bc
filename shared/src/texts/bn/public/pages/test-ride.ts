import { UNDECIDED_COLOUR } from '../../../parts/english/undecided-colour.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import type { testRideTexts as english } from '../../../en/public/pages/test-ride.ts';

export const testRideTexts: SameTexts<typeof english> = {
  heading: 'মডেল নিয়ে জানতে চাই',
  finance: 'ফিনান্স চাই?',
  inColour: (name, colour) => `${name}, ${colour}`,
  form: 'টেস্ট রাইড বুক করুন',
  formHint: 'রং বেছে নিন, সময় ঠিক করতে আমরা ফোন করব।',
  price: {
    form: 'এই দাম নিয়ে খোঁজ নিন',
    hint: 'আপনার পছন্দগুলি এই ফর্মের সঙ্গে আমাদের কাছে আসবে।',
    hintWithTotal: (total) => `আপনার পছন্দ আর আপনার দেখা মোট দাম ${total} এই ফর্মের সঙ্গে আমাদের কাছে আসবে।`,
    noColour: 'এখনও ঠিক করিনি',
    undecided: UNDECIDED_COLOUR,
  },
  terms: 'আমি শর্তাবলিতে রাজি। এই বিষয়ে আমাকে ফোন করা যাবে।',
  termsMissing: 'শর্তাবলিতে রাজি হলে টিক দিন',
  termsLink: 'শর্তাবলি পড়ুন',
  noModel: {
    name: 'কোন মডেল?',
    text: 'দাম আর রং দেখতে মডেল বেছে নিন।',
  },
  unknown: {
    name: 'পাওয়া গেল না',
    text: (bike) => `“${bike}” নামে কোনও মডেল পাওয়া গেল না। কোন মডেল খুঁজছেন?`,
  },
  model: 'মডেল',
  choose: 'বেছে নিন…',
  show: 'এই মডেল দেখুন',
  notSold: (name) => `${name} এখন আর বিক্রি হয় না।`,
  otherMotorcycles: 'যেসব মোটরসাইকেল পাওয়া যাচ্ছে',
  otherScooters: 'যেসব স্কুটার পাওয়া যাচ্ছে',
};
