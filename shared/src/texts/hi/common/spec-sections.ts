import type { SameTexts } from '../../../text/same-texts.ts';
import type { specSectionTexts as english } from '../../en/common/spec-sections.ts';

export const specSectionTexts: SameTexts<typeof english> = {
  bodyDimensions: 'आकार',
  engineDetails: 'इंजन',
  transmissionDetails: 'गियर',
  tyreDetails: 'टायर और ब्रेक',
  frame: 'फ़्रेम और सस्पेंशन',
  Electrical: 'इलेक्ट्रिकल',
};
