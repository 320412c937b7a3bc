import type * as english from '../../../en/staff/desk/desk-late.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export const emptyTexts: SameTexts<typeof english.emptyTexts> = {
  empty: {
    mine: 'আজ আপনার আর কোনও কাজ বাকি নেই।',
    unassigned: 'দায়িত্ব দেওয়া বাকি, এমন কোনও এনকোয়ারি নেই।',
    overdue: 'কোনও এনকোয়ারির সময় পেরোয়নি।',
    new: 'শেষবার দেখার পর নতুন কোনও খোলা এনকোয়ারি আসেনি।',
    appointments: 'আজ কোনও অ্যাপয়েন্টমেন্ট নেই।',
    week: 'এই সপ্তাহে আর কোনও কাজ নেই।',
    waiting: 'পরে করার মতো কোনও কাজ নেই।',
    open: 'কোনও খোলা এনকোয়ারি নেই।',
    closed: 'কোনও বন্ধ এনকোয়ারি নেই।',
    before: 'ডেস্ক চালুর আগের কোনও এনকোয়ারি বাছাই করা বাকি নেই।',
  },
  ways: {
    mine: (count) => `আপনার আজকের কাজ: ${count}`,
    overdue: (count) => `সময় পেরিয়েছে: ${count}`,
    unassigned: (count) => `কারও দায়িত্বে নেই: ${count}`,
  },
  nobodyOnDuty: 'কেউ ডিউটিতে নেই',
  nothingFound: 'কিছু পাওয়া গেল না।',
  nothingMatches: 'এই বাছাইয়ের সঙ্গে মেলে, এমন কিছু তালিকায় নেই।',
};

export const filterTexts: SameTexts<typeof english.filterTexts> = {
  kind: 'ধরন',
  allKinds: 'সব ধরন',
  anyStatus: 'যে কোনও অবস্থা',
  anyone: 'যে কারও দায়িত্বে',
  done: 'বিক্রি বা কাজ হয়েছে',
  clearFilters: 'বাছাই মুছুন',
  arrived: 'কখন এসেছে …',
  arrivedHint: 'সময় দিলে বার্তার ভিতরেও খোঁজা হয়।',
  arrivedEnds: { from: 'কখন থেকে', until: 'কখন পর্যন্ত' },
  anyTime: 'যে কোনও সময়',
};
