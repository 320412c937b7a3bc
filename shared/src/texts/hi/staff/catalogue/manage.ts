import type * as english from '../../../en/staff/catalogue/manage.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { grouped } from '../../common/counts.ts';

export const priceTexts: SameTexts<typeof english.priceTexts> = {
  price: {
    title: 'मॉडलों की कीमत',
    list: 'कीमतें',
    name: 'मॉडल का नाम',
    price: 'कीमत',
    model: 'मॉडल',
    partNo: 'पार्ट नं.',
    edit: 'कीमत बदलें',
    newPrice: 'नई कीमत (₹)',
    newPrices: 'वेरिएंट की नई कीमतें (₹)',
    before: (price) => `अभी ${price}`,
    from: (price, day) => `${day} से ${price}`,
    overwritten: (day) =>
      `${day} से नई कीमतें पहले से तय हैं। उस दिन से यहाँ सेव की गई कीमत की जगह वही रहेंगी।`,
    missing: 'सही कीमत भरें',
    empty: 'कोई मॉडल नहीं है।',
    notLoaded: 'कीमतें लोड नहीं हो सकीं।',
  },
  accessories: {
    title: 'एक्सेसरीज़ की कीमत',
    list: 'एक्सेसरीज़',
    name: 'एक्सेसरी',
    edit: 'एक्सेसरी की कीमत बदलें',
    missing: 'एक्सेसरी की कीमत भरें',
    empty: 'कोई एक्सेसरी नहीं है।',
    notLoaded: 'एक्सेसरीज़ की कीमतें लोड नहीं हो सकीं।',
  },
  tabs: 'कीमतें और बिक्री के मॉडल',
  open: 'बदलें',
  now: 'अभी',
  cancelPlanned: (planned, name) => `रद्द करें: ${name}, ${planned}`,
  updated: 'कीमत बदल गई।',
  refused: 'कीमत नहीं बदली जा सकी।',
  failed: 'कीमत नहीं बदली जा सकी।',
  gone: 'यह मॉडल या एक्सेसरी हटा दी गई है।',
  search: 'खोजें',
  searchHint: (shown, total) =>
    shown === total
      ? `कुल ${grouped.format(total)}`
      : `${grouped.format(total)} में से ${grouped.format(shown)}`,
  noMatch: 'ऐसा कुछ नहीं मिला।',
  sortBy: 'कैसे लगाएँ',
  catalogueOrder: 'कैटलॉग का क्रम',
  sortOrders: {
    number: {
      ascending: (header) => `${header}: कम से ज़्यादा`,
      descending: (header) => `${header}: ज़्यादा से कम`,
    },
    text: {
      ascending: (header) => `${header}: A से Z`,
      descending: (header) => `${header}: Z से A`,
    },
  },
};

export const vehicleTexts: SameTexts<typeof english.vehicleTexts> = {
  title: 'बिक्री के मॉडल',
  selector: 'क्या दिखाएँ',
  bikes: 'बाइक',
  scooters: 'स्कूटर',
  number: 'क्रम',
  name: 'मॉडल का नाम',
  active: 'बिक्री में',
  status: 'स्थिति',
  statuses: ['बिक्री में नहीं', 'बिक्री में'],
  activeName: (name) => `बिक्री में: ${name}`,
  hint: 'टिक हटाते ही मॉडल वेबसाइट की सूचियों, फ़ॉर्म और मूल्य सूची से हट जाता है।',
  activated: 'मॉडल बिक्री में आ गया।',
  deactivated: 'मॉडल बिक्री से हट गया।',
  refused: 'बदला नहीं जा सका।',
  failed: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
  bikesNotLoaded: 'बाइक की सूची लोड नहीं हो सकी।',
  scootersNotLoaded: 'स्कूटर की सूची लोड नहीं हो सकी।',
  empty: 'कोई मॉडल नहीं है।',
};

export const dialogTexts: SameTexts<typeof english.dialogTexts> = {
  save: 'सेव करें',
  saving: 'सेव हो रहा है…',
  cancel: 'रद्द करें',
  close: 'बंद करें',
  delete: 'हटाएँ',
  deleting: 'हटाया जा रहा है…',
  loading: 'लोड हो रहा है...',
};

/** `4 में से 2 नंबर पर` */
const numberOf = (place: number, all: number) => `${all} में से ${place} नंबर पर`;

export const sortableTexts: SameTexts<typeof english.sortableTexts> = {
  drag: 'खींचकर ले जाएँ',
  move: (name) => `जगह बदलें: ${name}`,
  how: 'स्पेस दबाकर उठाएँ और रखें, तीर वाले बटन से ले जाएँ, Escape से रद्द करें।',
  pickedUp: (name, place, all) => `${name}: उठा लिया, अभी ${numberOf(place, all)}।`,
  over: (name, place, all) => `${name}: ${numberOf(place, all)}।`,
  unmoved: (name, place, all) => `${name}: पहले की तरह ${numberOf(place, all)}।`,
};

/** `5 दिन` */
export const days: typeof english.days = (count) => `${count} दिन`;

const actions: Readonly<Record<english.RowAction, string>> = {
  edit: 'बदलें',
  up: 'ऊपर',
  down: 'नीचे',
  hide: 'छिपाएँ',
  show: 'दिखाएँ',
  copy: 'कॉपी करें',
  delete: 'हटाएँ',
  bringBack: 'वापस लाएँ',
  more: 'और विकल्प',
};

const moves = {
  up: 'ऊपर ले जाएँ',
  down: 'नीचे ले जाएँ',
  top: 'सबसे ऊपर ले जाएँ',
  bottom: 'सबसे नीचे ले जाएँ',
};

export const listTexts: SameTexts<typeof english.listTexts> = {
  actions,
  moves,
  nameOf: (action, name) => `${{ ...actions, ...moves }[action]}: ${name}`,
  results: {
    moved: (name, place, all) => `${name}: अब ${numberOf(place, all)}।`,
    back: (name) => `वापस, पहले की तरह: ${name}।`,
  },
  deletedList: 'हटाए गए',
  daysLeft: (left) => `${days(left)} तक वापस ला सकते हैं`,
};
