import type { pushTexts as english } from '../../en/server/pushes.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const pushTexts: SameTexts<typeof english> = {
  test: 'টেস্ট: এই ডিভাইসে অ্যালার্ট আসছে।',
  unread: 'ডেস্কে আপনার জন্য কাজ এসেছে।',
};
