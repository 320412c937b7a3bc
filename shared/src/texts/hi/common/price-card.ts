import type { SameTexts } from '../../../text/same-texts.ts';
import type { priceCardTexts as english } from '../../en/common/price-card.ts';
import { formatRupees } from '../../../money/money.ts';
import { dateOfYear } from './time/moment-words.ts';

export const priceCardTexts: SameTexts<typeof english> = {
  lines: {
    'ex-showroom': 'एक्स-शोरूम कीमत',
    'tax-lifetime': 'रोड टैक्स, आजीवन',
    'tax-five-years': 'रोड टैक्स, 5 साल',
    registration: 'रजिस्ट्रेशन और स्मार्ट कार्ड',
    'loan-entry': 'हाइपोथिकेशन (लोन की प्रविष्टि)',
    'third-party': 'थर्ड पार्टी इंश्योरेंस, 5 साल',
    'own-damage': 'अपनी गाड़ी के नुकसान का इंश्योरेंस, 1 साल',
    'owner-cover': 'मालिक-चालक PA कवर (दुर्घटना बीमा)',
  },
  payees: {
    dealer: 'हमें',
    government: 'सरकार को',
    insurer: 'बीमा कंपनी को',
    choice: 'आपकी पसंद',
  },
  forms: {
    reducing: 'जितना बाक़ी रहे, उस पर (रिड्यूसिंग)',
    flat: 'पूरे लोन पर (फ़्लैट)',
    'flat-on-price': 'पूरी कीमत पर (फ़्लैट)',
  },
  fuels: { petrol: 'पेट्रोल', electric: 'इलेक्ट्रिक' },
  total: 'ऑन-रोड कीमत',
  totalWithout: (names) => `इनके बिना कुल: ${names.join(', ')}`,
  toConfirm: 'पुष्टि बाक़ी',
  estimate: 'अंदाज़ा: हर बीमा कंपनी की कीमत अलग होती है।',
  sample: 'नमूने की दरें, असली कीमत नहीं',
  validUntil: (day, last) => `${dateOfYear(day)} की कीमत, ${dateOfYear(last)} तक मान्य`,
  checkedOn: (day) => `दर आख़िरी बार ${dateOfYear(day)} को मिलाई गई`,
  before: (amount, until) => `${dateOfYear(until)} तक ${formatRupees(amount)}`,
  registeredIn: (place) => `रजिस्ट्रेशन: ${place}`,
  plate: 'नंबर प्लेट (HSRP) बिना अलग पैसे के लगती है।',
  otherPlace: 'दूसरा राज्य: हमसे पूछें',
  months: (count) => `${count} महीने`,
  percent: (value) => `${value.toFixed(2)}%`,
};
