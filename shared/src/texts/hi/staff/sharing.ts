import type { sharingTexts as english } from '../../en/staff/sharing.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const sharingTexts: SameTexts<typeof english> = {
  title: 'शेयर किया गया',
  picture: 'शेयर की गई फ़ोटो',
  pictureHint: 'फ़ोटो में जो लिखा है, उसे यहाँ लिखें। फ़ोटो सिर्फ़ इस विंडो में रहती है, सेव नहीं होती।',
  nothing: 'जो शेयर किया गया, उसमें से कुछ भी पढ़ा नहीं जा सका।',
  lost: 'आपने जो शेयर किया, वह यहाँ नहीं पहुँचा। फिर से शेयर करें।',
  note: 'नोट',
  held: {
    'sign-in': (who) =>
      `${who === '' ? 'आपने जो शेयर किया' : `आपने जो शेयर किया (${who})`}, वह इस विंडो में रखा है। लॉग इन करते ही खुलेगा।`,
    line: (who) =>
      `${who === '' ? 'आपने जो शेयर किया' : `आपने जो शेयर किया (${who})`}, वह इस विंडो में रखा है। इंटरनेट आते ही खुलेगा।`,
  },
};
