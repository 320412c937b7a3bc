import { UNDECIDED_COLOUR } from '../../../parts/english/undecided-colour.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import type { testRideTexts as english } from '../../../en/public/pages/test-ride.ts';

export const testRideTexts: SameTexts<typeof english> = {
  heading: 'मॉडल के बारे में पूछताछ',
  finance: 'फ़ाइनेंस चाहिए?',
  inColour: (name, colour) => `${name}, ${colour}`,
  form: 'टेस्ट राइड बुक करें',
  formHint: 'रंग चुनें, समय तय करने के लिए हम कॉल करेंगे।',
  price: {
    form: 'इस कीमत के लिए पूछें',
    hint: 'आपकी पसंद इस फ़ॉर्म के साथ हमें मिलेगी।',
    hintWithTotal: (total) => `आपकी पसंद और आपकी देखी हुई कुल कीमत ${total} इस फ़ॉर्म के साथ हमें मिलेगी।`,
    noColour: 'अभी तय नहीं किया',
    undecided: UNDECIDED_COLOUR,
  },
  terms: 'मैं नियम और शर्तों से सहमत हूँ। इस पूछताछ के बारे में मुझे कॉल किया जा सकता है।',
  termsMissing: 'कृपया नियम और शर्तों पर सहमति दें',
  termsLink: 'शर्तें पढ़ें',
  noModel: {
    name: 'कौन-सा मॉडल?',
    text: 'कीमत और रंग देखने के लिए मॉडल चुनें।',
  },
  unknown: {
    name: 'नहीं मिला',
    text: (bike) => `“${bike}” नाम का कोई मॉडल नहीं मिला। आप कौन-सा मॉडल चाहते हैं?`,
  },
  model: 'मॉडल',
  choose: 'चुनें…',
  show: 'यह मॉडल देखें',
  notSold: (name) => `${name} अब बिक्री में नहीं है।`,
  otherMotorcycles: 'अभी मिलने वाली मोटरसाइकिल देखें',
  otherScooters: 'अभी मिलने वाले स्कूटर देखें',
};
