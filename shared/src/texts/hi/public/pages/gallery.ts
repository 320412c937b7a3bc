import type { SameTexts } from '../../../../text/same-texts.ts';
import type { galleryTexts as english } from '../../../en/public/pages/gallery.ts';

export const galleryTexts: SameTexts<typeof english> = {
  heading: 'गैलरी',
  intro: (city) => `सड़क पर और ${city} के हमारे शोरूम में मोटरसाइकिल और स्कूटर। बड़ी देखने के लिए तस्वीर चुनें।`,
  picture: (position, count) => `तस्वीर ${position}, कुल ${count}`,
  open: (position, count) => `तस्वीर ${position} बड़ी देखें, कुल ${count}`,
  preview: 'गैलरी',
  close: 'बंद करें',
  list: 'तस्वीरें',
  empty: 'अभी कोई तस्वीर नहीं है। शोरूम आकर सामने देखें।',
  failed: 'तस्वीरें नहीं मिल पाईं।',
  toVisit: 'कैसे पहुँचें',
};
