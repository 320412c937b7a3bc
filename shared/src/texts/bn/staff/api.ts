import type { apiTexts as english } from '../../en/staff/api.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { schemaNotation } from '../../parts/english/schema-notation.ts';

export const apiTexts: SameTexts<typeof english> = {
  title: 'API কল',
  intro: 'যে ডেভেলপারদের প্রোগ্রাম এই সাইটের সঙ্গে কাজ করে, তাঁদের জন্য: কোন কলে কী পাঠাতে হয় আর কী পাওয়া যায়।',
  document: 'এই তালিকা OpenAPI 3.1 হিসেবে',
  notLoaded: 'কলের তালিকা লোড করা গেল না।',
  search: 'খুঁজুন',
  count: (count) => `${count}টি কল`,
  permission: 'অনুমতি',
  public: 'লাগে না: সবার জন্য খোলা',
  parameters: 'ঠিকানায়',
  body: (type) => `যা পাঠাতে হয় (${type})`,
  answer: (status) => `যা পাওয়া যায় (${status})`,
  nothing: 'কিছু না',
  types: schemaNotation,
};
