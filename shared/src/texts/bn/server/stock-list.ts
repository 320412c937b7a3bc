import { wordList } from '../../../text/word-list.ts';
import type { stockListFileTexts as english } from '../../en/server/stock-list.ts';
import { stockListColumns } from '../../parts/english/stock-list.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const stockListFileTexts: SameTexts<typeof english> = {
  ...stockListColumns,
  headings: {
    colour: wordList('রং, রঙ, রঙের নাম, রংয়ের নাম, গাড়ির রং, গাড়ির রঙ, কালার'),
    stock: wordList('স্টক, স্টকের অবস্থা, অবস্থা, মজুত, অপেক্ষা, ডেলিভারি, কবে পাওয়া যাবে'),
  },
  words: {
    showroom: wordList(`
      শোরুমে আছে, শোরুমে, শোরুম, স্টকে আছে, স্টকে, স্টক, স্টক আছে, আছে, মজুত, মজুত আছে, রেডি, হ্যাঁ
    `),
    order: wordList(`
      অর্ডার, অর্ডারে, অর্ডার দিলে, অর্ডার দিলে আসবে, অর্ডারে আসবে, বুকিং, বুকিং করলে, বুকিংয়ে
    `),
    days: wordList('দিন, দিনে, দিনের, দিনের মধ্যে'),
    weeks: wordList('সপ্তাহ, সপ্তাহে, হপ্তা'),
    fillers: wordList('আসবে, মধ্যে, প্রায়, পরে, পর, লাগবে, অপেক্ষা, পাবেন'),
  },
};
