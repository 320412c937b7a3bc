import type { SameTexts } from '../../../text/same-texts.ts';
import type { previewTexts as english } from '../../en/public/preview.ts';

export const previewTexts: SameTexts<typeof english> = {
  label: 'प्रीव्यू',
  text: 'ड्राफ़्ट का प्रीव्यू। ग्राहकों को यह नहीं दिखता।',
  notSold: 'टेस्ट राइड के फ़ॉर्म में मॉडल नहीं चुना गया है: इस नाम का कोई मॉडल अभी बिक्री में नहीं है।',
  edit: 'इस मॉडल को बदलें',
};
