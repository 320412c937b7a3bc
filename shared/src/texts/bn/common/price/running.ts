import { formatRupees } from '../../../../money/money.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import type { runningTexts as english } from '../../../en/common/price/running.ts';

export const runningTexts: SameTexts<typeof english> = {
  heading: 'রোজকার চলা',
  distance: 'মাসে কত কিমি চালাবেন',
  cost: { petrol: 'পেট্রোল', electric: 'বিদ্যুৎ' },
  about: (amount) => `মাসে প্রায় ${formatRupees(amount)}`,
  basis: {
    petrol: (price) =>
      `কোম্পানির বলা মাইলেজে, প্রতি লিটার ${formatRupees(price)} ধরে। রাস্তায় প্রায়ই বেশি লাগে।`,
    electric: (price) =>
      `কোম্পানির বলা রেঞ্জে, বাড়িতে চার্জ করলে, প্রতি ইউনিট ${formatRupees(price)} ধরে। রাস্তায় প্রায়ই বেশি লাগে।`,
  },
  sample: 'দামটি নমুনা।',
  flatFooted: (cm) => `উচ্চতা প্রায় ${cm} সেমি হলে দুই পা মাটিতে পুরো পাতা যায়`,
};
