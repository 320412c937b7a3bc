import type { mailTexts as english } from '../../en/server/mails.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { hoursTexts } from '../common/hours.ts';

const weekdayAndDate = new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

export const mailTexts: SameTexts<typeof english> = {
  confirmation: {
    subject: ({ reference, seller }) => `${reference}: आपकी पूछताछ, ${seller}`,
    received: 'आपकी पूछताछ हमें मिल गई है।',
    /** `हम आपको गुरुवार, 24 दिसंबर को सुबह 11:40 बजे तक कॉल करेंगे।` */
    promise: (until) =>
      `हम आपको ${weekdayAndDate.format(Date.parse(until.day))} को ${hoursTexts.by({ ...until, daysAhead: 0 })} कॉल करेंगे।`,
    reference: 'संदर्भ नंबर',
    about: 'विषय',
    model: 'मॉडल',
    notYours:
      'अगर आपने हमसे संपर्क नहीं किया, तो किसी ने ग़लती से आपका ई-मेल भर दिया है। आपको कुछ करने की ज़रूरत नहीं है।',
  },
  test: {
    subject: ({ seller }) => `टेस्ट ई-मेल: ${seller}`,
    body: 'यह एक टेस्ट ई-मेल है। आपकी वेबसाइट से ई-मेल ठीक से जा रहे हैं।',
  },
  // No । after an address: programs would take it for a part of it.
  stopOffers: ({ page }) =>
    page === undefined
      ? 'आपने ऑफ़र के लिए सहमति दी थी, इसलिए यह ई-मेल आपको मिला है। हमारी वेबसाइट के “हम आपसे कैसे संपर्क करें” पेज पर आप ऑफ़र बंद कर सकते हैं।'
      : `आपने ऑफ़र के लिए सहमति दी थी, इसलिए यह ई-मेल आपको मिला है। ऑफ़र बंद करने के लिए यहाँ जाएँ: ${page}`,
  phone: 'फ़ोन',
};
