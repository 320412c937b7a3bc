import type { ManyStep } from '../../../../desk/steps.ts';
import type { manyTexts as english } from '../../../en/staff/desk/many.ts';
import { leftTexts } from '../../../parts/many-left.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { grouped } from '../../common/counts.ts';

/** `1,200টি` */
function pieces(count: number): string {
  return `${grouped.format(count)}টি`;
}

const left = {
  closed: (count: number) => `${pieces(count)} আগে থেকেই বন্ধ ছিল।`,
  same: (count: number) => `${pieces(count)} আগে থেকেই এমন ছিল।`,
  kind: (count: number) => `${pieces(count)} বাদ গেছে: এই ধরনের কাজ ওই কর্মী দেখেন না।`,
  changed: (count: number) => `${pieces(count)} এইমাত্র অন্য কেউ বদলেছেন।`,
  gone: (count: number) => `${pieces(count)} আর নেই।`,
};

const doneTexts: Readonly<Record<ManyStep['do'], (count: number) => string>> = {
  assign: (count) => `${pieces(count)}র দায়িত্ব বদলানো হয়েছে।`,
  next: (count) => `${pieces(count)}র সময় বদলানো হয়েছে।`,
  close: (count) => `${pieces(count)} বন্ধ করা হয়েছে।`,
};

export const manyTexts: SameTexts<typeof english> = {
  bar: 'বেছে নেওয়া এনকোয়ারি',
  chosen: (count) => `${pieces(count)} বাছা হয়েছে`,
  all: ({ count, has_more: hasMore }) =>
    hasMore ? `মেলে এমন প্রথম ${pieces(count)}` : `মেলে এমন সবগুলি (${grouped.format(count)})`,
  assign: 'দায়িত্ব দিন',
  due: 'সময় বদলান',
  close: 'এনকোয়ারি বন্ধ করুন…',
  stop: 'বাছা শেষ',
  titles: {
    assign: (count) => `${pieces(count)} এনকোয়ারির দায়িত্ব দিন`,
    next: (count) => `${pieces(count)} এনকোয়ারির সময় বদলান`,
    close: (count) => `${pieces(count)} এনকোয়ারি বন্ধ করুন`,
  },
  take: 'নিজের দায়িত্বে নিন',
  toQueue: 'কারও দায়িত্বে রাখবেন না',
  hints: {
    assign: 'বন্ধ এনকোয়ারি, আর যে ধরনের এনকোয়ারি ওই কর্মী দেখেন না, সেগুলি বাদ যাবে।',
    next: 'বন্ধ এনকোয়ারি বাদ যাবে। কার দায়িত্বে আছে, তা বদলাবে না।',
    close: 'যেগুলি আগে থেকেই বন্ধ, সেগুলি বাদ যাবে।',
  },
  only: (count) => `${pieces(count)}র বেশি মেলে। এগুলি তালিকার প্রথম ${pieces(count)}।`,
  inPart: 'কয়েকটি হয়তো হয়ে গেছে। আবার চেষ্টা করলে বাকিগুলি হবে।',
  isDone: 'হয়েছে (বিক্রি, সার্ভিস, উত্তর …)',
  done: (step, result) => [doneTexts[step](result.done), ...leftTexts(result.left, left)].join(' '),
  undone: (result) =>
    [
      `${pieces(result.done)} আগের মতো করা হয়েছে।`,
      ...(result.left === 0 ? [] : [`${pieces(result.left)} এর মধ্যে বদলে গেছে, তাই বাদ দেওয়া হয়েছে।`]),
    ].join(' '),
};
