import type { SameTexts } from '../../../text/same-texts.ts';
import type { turntableTexts as english } from '../../en/common/turntable.ts';

export const turntableTexts: SameTexts<typeof english> = {
  loading: 'फ़ोटो लोड हो रही हैं...',
  progress: (ready, count) => `${ready} / ${count}`,
  failed: 'फ़ोटो नहीं मिल पाईं।',
  label: (name) => `${name} को घुमाकर देखें`,
  angle: (degrees) => `${degrees} डिग्री`,
  left: 'बाएँ घुमाएँ',
  right: 'दाएँ घुमाएँ',
  hint: 'खींचकर घुमाएँ, या तीर वाले बटन दबाएँ।',
  hintForTouch: 'उँगली फिराकर घुमाएँ।',
};
