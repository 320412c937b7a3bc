import type { SameTexts } from '../../../text/same-texts.ts';
import type { modelPageTexts as english } from '../../en/common/model-pages.ts';
import { formatRupees, rupeesToPaise } from '../../../money/money.ts';

export const modelPageTexts: SameTexts<typeof english> = {
  'view-details': ({ name, price }, { name: seller, address: { city } }) => ({
    title: `${name}: ${city}-তে দাম, রং ও স্পেসিফিকেশন · ${seller}`,
    description: `${name}, ${city}-তে এক্স-শোরুম দাম শুরু ${formatRupees(rupeesToPaise(price))} থেকে। ভ্যারিয়েন্ট, রং, স্পেসিফিকেশন, ফিচার, অ্যাক্সেসরিজ আর টেস্ট রাইড: ${seller}।`,
  }),
  'angle-view': ({ name, active }, { name: seller, address: { city } }) => ({
    title: active ? `${name}: চারদিক থেকে · ${seller}` : `${name}, এখন আর বিক্রি হয় না · ${seller}`,
    description: `${name} ঘুরিয়ে চারদিক থেকে দেখুন, তারপর টেস্ট রাইডে আসুন: ${seller}, ${city}।`,
  }),
  'text-ride-booking': ({ name, price }, { name: seller, address: { city } }) => ({
    title: `${name}: টেস্ট রাইড · ${seller}`,
    description: `${name} চালিয়ে দেখতে চান? ${city}-তে এক্স-শোরুম দাম শুরু ${formatRupees(rupeesToPaise(price))} থেকে। ${seller} আপনাকে ফোন করবে।`,
  }),
};
