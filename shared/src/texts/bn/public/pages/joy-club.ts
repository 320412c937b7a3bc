import type { SameTexts } from '../../../../text/same-texts.ts';
import type { joyClubTexts as english } from '../../../en/public/pages/joy-club.ts';

export const joyClubTexts: SameTexts<typeof english> = {
  kind: 'জয় ক্লাব',
  video: {
    heading: 'আমাদের রাইড দেখুন',
    play: 'ভিডিও চালান',
    note: 'ভিডিওটি YouTube থেকে চলে। আপনি চালালে তবেই তারা জানতে পারে, আপনি এই পাতায় এসেছেন।',
    title: 'জয় ক্লাব, ভিডিও',
  },
  form: {
    heading: 'ক্লাব নিয়ে জানতে চাই',
    text: 'নাম আর নম্বর দিলেই হবে। বাকিটা দিলে ফোনে সময় বাঁচে।',
  },
};
