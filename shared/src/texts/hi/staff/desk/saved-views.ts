import type { savedViewsTexts as english } from '../../../en/staff/desk/saved-views.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export const savedViewsTexts: SameTexts<typeof english> = {
  own: 'मेरी सूचियाँ',
  shared: 'सबकी सूचियाँ',
  keep: 'यह सूची सेव करें',
  keepAbout: 'सूची और उसके फ़िल्टर सेव होते हैं, जो खोजा वह नहीं।',
  name: 'नाम',
  nameMissing: 'सूची को कोई नाम दें।',
  share: 'सबके लिए रखें',
  save: { text: 'सेव करें', busy: 'सेव हो रहा है…' },
  change: (name) => `बदलें: ${name}`,
  replace: 'अभी दिख रही सूची और फ़िल्टर लें',
  order: 'क्रम',
  place: (number, total) => `जगह: ${total} में से ${number}`,
  up: 'ऊपर ले जाएँ',
  down: 'नीचे ले जाएँ',
  delete: 'सूची हटाएँ',
  notLoaded: 'सेव की गई सूचियाँ लोड नहीं हो सकीं।',
};
