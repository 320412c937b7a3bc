import type { NoCard } from '../../../../price-card/stored-card.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import type { enquiryCardTexts as english } from '../../../en/staff/desk/enquiry-card.ts';

const reasons: Readonly<Record<NoCard, string>> = {
  unreadable: 'ग्राहक की पसंद पढ़ी नहीं जा सकी।',
  'no-model': 'हिसाब नहीं है: यह मॉडल अब बिक्री में नहीं है।',
  'no-variant': 'हिसाब नहीं है: यह वैरिएंट अब नहीं मिलता।',
  'no-place': 'हिसाब नहीं है: यह रजिस्ट्रेशन की जगह अब सूची में नहीं है।',
  'no-cards': 'हिसाब नहीं है: ऑन-रोड कीमतें सेट नहीं हैं।',
  failed: 'हिसाब नहीं है: सर्वर में गड़बड़ी हुई, वह सर्वर के लॉग में है।',
};

export const enquiryCardTexts: SameTexts<typeof english> = {
  title: 'कीमत का हिसाब',
  seen: 'ग्राहक ने दूसरी कुल कीमत देखी थी',
  today: 'आज की कुल कीमत',
  none: (reason) => reasons[reason],
};
