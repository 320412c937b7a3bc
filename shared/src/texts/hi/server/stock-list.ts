import { wordList } from '../../../text/word-list.ts';
import type { stockListFileTexts as english } from '../../en/server/stock-list.ts';
import { stockListColumns } from '../../parts/english/stock-list.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const stockListFileTexts: SameTexts<typeof english> = {
  ...stockListColumns,
  headings: {
    colour: wordList('रंग, रंग का नाम, गाड़ी का रंग, कलर'),
    stock: wordList('स्टॉक, स्टाक, स्टॉक की स्थिति, स्थिति, उपलब्धता, इंतज़ार, डिलीवरी, कब मिलेगी'),
  },
  words: {
    showroom: wordList(`
      शोरूम में है, शोरूम में, शोरूम, शोरुम में है, शोरुम में, स्टॉक में है, स्टॉक में, स्टॉक, स्टाक में है, उपलब्ध, उपलब्ध है,
      तैयार, हाँ, हां, है
    `),
    order: wordList(`
      ऑर्डर, ऑर्डर पर, ऑर्डर करने पर, आर्डर, आर्डर पर, बुकिंग, बुकिंग पर
    `),
    days: wordList('दिन, दिनों'),
    weeks: wordList('हफ़्ते, हफ़्ता, हफ्ते, हफ्ता, सप्ताह'),
    fillers: wordList('में, के, अंदर, लगभग, क़रीब, करीब, बाद, लगेंगे, आएगी, आएगा, मिलेगी, इंतज़ार'),
  },
};
