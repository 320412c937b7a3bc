import type { SameTexts } from '../../../text/same-texts.ts';
import type { fieldLabels as english } from '../../en/common/field-labels.ts';

export const fieldLabels: SameTexts<typeof english> = {
  name: 'नाम',
  mobile: 'मोबाइल नंबर',
  email: 'ई-मेल',
  model: 'मॉडल',
  enteredModel: 'आपका मॉडल',
  message: 'संदेश',
  pinCode: 'पिन कोड',
  reason: 'कारण',
  registrationNumber: 'रजिस्ट्रेशन नंबर',
  purchaseYear: 'ख़रीद का साल',
  serviceType: 'सर्विस का प्रकार',
  bookingDate: 'बुकिंग की तारीख़',
  loanAmount: 'लोन की रकम (₹)',
  colour: 'रंग',
  variant: 'वेरिएंट',
  agreed: 'मैं सहमत हूँ',
  offerId: 'ऑफ़र',
  channels: 'संपर्क के तरीक़े',
};
