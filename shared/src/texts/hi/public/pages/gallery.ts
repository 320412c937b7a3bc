import type { SameTexts } from '../../../../text/same-texts.ts';
import type { galleryTexts as english } from '../../../en/public/pages/gallery.ts';

export const galleryTexts: SameTexts<typeof english> = {
  heading: 'गैलरी',
  intro: (city) =>
    `सड़क पर और ${city} के हमारे शोरूम में मोटरसाइकिल और स्कूटर। बड़ी देखने के लिए फ़ोटो पर टैप करें।`,
  picture: (position, count) => `फ़ोटो ${position}, कुल ${count}`,
  open: (position, count) => `फ़ोटो ${position} बड़ी देखें, कुल ${count}`,
  preview: 'गैलरी',
  close: 'बंद करें',
  list: 'फ़ोटो',
  empty: 'अभी कोई फ़ोटो नहीं है। शोरूम आकर सामने देखें।',
  failed: 'फ़ोटो नहीं मिल पाईं।',
  toVisit: 'कैसे पहुँचें',
};
