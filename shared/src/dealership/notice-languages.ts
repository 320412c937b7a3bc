/**
 * The languages of the Eighth Schedule of the Constitution that the site does not speak. The privacy notice may be
 * asked for in any of them (Digital Personal Data Protection Act, 2023, sections 5 and 6); those of North Bengal first.
 */
export const noticeLanguages = [
  'ne',
  'ur',
  'sat',
  'or',
  'pa',
  'as',
  'brx',
  'doi',
  'gu',
  'kn',
  'ks',
  'kok',
  'mai',
  'ml',
  'mni',
  'mr',
  'sa',
  'sd',
  'ta',
  'te',
] as const;
export type NoticeLanguage = (typeof noticeLanguages)[number];

export function isNoticeLanguage(text: unknown): text is NoticeLanguage {
  return noticeLanguages.some((language) => language === text);
}

/** Their names in themselves, as the Unicode CLDR has them. */
export const noticeLanguageNames: Readonly<Record<NoticeLanguage, string>> = {
  ne: 'नेपाली',
  ur: 'اردو',
  sat: 'ᱥᱟᱱᱛᱟᱲᱤ',
  or: 'ଓଡ଼ିଆ',
  pa: 'ਪੰਜਾਬੀ',
  as: 'অসমীয়া',
  brx: 'बर’',
  doi: 'डोगरी',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
  ks: 'کٲشُر',
  kok: 'कोंकणी',
  mai: 'मैथिली',
  ml: 'മലയാളം',
  mni: 'মৈতৈলোন্',
  mr: 'मराठी',
  sa: 'संस्कृतम्',
  sd: 'سنڌي',
  ta: 'தமிழ்',
  te: 'తెలుగు',
};

/** *Read in …*, where we know the words for it; elsewhere the name alone says it. */
const offers: Readonly<Partial<Record<NoticeLanguage, string>>> = {
  ne: 'नेपालीमा पढ्नुहोस्',
  ur: 'اردو میں پڑھیں',
  or: 'ଓଡ଼ିଆରେ ପଢ଼ନ୍ତୁ',
  pa: 'ਪੰਜਾਬੀ ਵਿੱਚ ਪੜ੍ਹੋ',
  as: 'অসমীয়াত পঢ়ক',
  gu: 'ગુજરાતીમાં વાંચો',
  kn: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ',
  mai: 'मैथिलीमे पढ़ू',
  ml: 'മലയാളത്തിൽ വായിക്കുക',
  mr: 'मराठीत वाचा',
  sd: 'سنڌيءَ ۾ پڙهو',
  ta: 'தமிழில் படிக்கவும்',
  te: 'తెలుగులో చదవండి',
};

/** The text of a link to the notice in a language, in that language. */
export function noticeOffer(language: NoticeLanguage): string {
  return offers[language] ?? noticeLanguageNames[language];
}

/** The setting with the notice in a language: each has its own version and its own history. */
export type NoticeSetting = `notice-${NoticeLanguage}`;

export function noticeSetting(language: NoticeLanguage): NoticeSetting {
  return `notice-${language}`;
}

export const noticeSettings = noticeLanguages.map(noticeSetting);

export function isNoticeSetting(name: string): name is NoticeSetting {
  return noticeSettings.some((each) => each === name);
}

/** None of them is offered. */
export const noNotices = Object.fromEntries(noticeSettings.map((name) => [name, null])) as Record<
  NoticeSetting,
  null
>;
