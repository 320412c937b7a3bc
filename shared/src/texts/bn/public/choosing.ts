import type { SameTexts } from '../../../text/same-texts.ts';
import type { choosingTexts as english } from '../../en/public/choosing.ts';
import { vehicleClassTexts } from '../common/vehicle-classes.ts';

export const choosingTexts: SameTexts<typeof english> = {
  fold: (chosen) => (chosen === 0 ? 'বাছুন ও সাজান' : `বাছুন ও সাজান (${chosen})`),
  names: {
    price: 'বাজেট',
    monthly: 'মাসে কত দিতে পারবেন',
    class: 'ধরন',
    engine: 'কত সিসি',
    mileage: 'মাইলেজ',
    seat: 'সিটের উচ্চতা',
    weight: 'ওজন',
    range: 'এক চার্জে কত দূর',
  },
  any: 'যে কোনও',
  classes: vehicleClassTexts,
  cc: 'সিসি',
  upTo: (figure) => `${figure} পর্যন্ত`,
  counted: (choice, count) => `${choice} (${count})`,
  sort: 'কীভাবে সাজাব',
  unsorted: 'আমাদের তালিকার মতো',
  orders: {
    price: 'দাম: কম থেকে বেশি',
    mileage: 'মাইলেজ: বেশি থেকে কম',
    seat: 'সিটের উচ্চতা: কম থেকে বেশি',
  },
  found: (count, all) => (count < all ? `${all}টির মধ্যে ${count}টি মডেল` : `${count}টি মডেল`),
  clear: 'সব বাছাই সরান',
  none: 'সব একসঙ্গে মেলে, এমন কোনও মডেল নেই।',
  drop: (filter, choice, count) => `“${filter}: ${choice}” বাদ দিন – ${count}টি মডেল`,
};
