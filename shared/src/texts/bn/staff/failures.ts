import type { staffFailureTexts as english } from '../../en/staff/failures.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const staffFailureTexts: SameTexts<typeof english> = {
  unreachable: 'সার্ভারের সঙ্গে যোগাযোগ করা গেল না। ইন্টারনেট আছে কি না দেখে আবার চেষ্টা করুন।',
  unknown: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  page: 'এই পাতাটি দেখানো গেল না। আবার লোড করুন।',
};
