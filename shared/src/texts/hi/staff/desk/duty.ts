import type { DeskAlert, Handed } from '../../../../desk/answering/duty-schema.ts';
import type * as english from '../../../en/staff/desk/duty.ts';
import { pluralsOf, type SameTexts } from '../../../../text/same-texts.ts';
import { grouped } from '../../common/counts.ts';
import { kindNames } from './desk.ts';

const plural = pluralsOf('hi');

const whys: Readonly<Record<DeskAlert['why'], (when: string) => string>> = {
  new: (when) => `नई, किसी को नहीं सौंपी: ${when}`,
  due: (when) => `समय ${when} तक था, जवाब बाक़ी`,
  critical: (when) => `बहुत देरी: ${when} से, जवाब बाक़ी`,
  assigned: (when) => `आपको सौंपी गई: ${when}`,
  booked: (when) => `अपॉइंटमेंट तय हुआ या बदला: ${when}`,
};

function countedKinds(kinds: readonly Pick<Handed, 'kind' | 'total'>[]): string {
  return kinds.map(({ kind, total }) => `${kindNames[kind]} (${total})`).join(', ');
}

/** `3 खुली पूछताछ हैं` */
function openEnquiriesAre(count: number): string {
  return `${grouped.format(count)} खुली पूछताछ ${plural(count, 'है', 'हैं')}`;
}

export const dutyTexts: SameTexts<typeof english.dutyTexts> = {
  onDuty: 'ड्यूटी पर',
  duty: 'ड्यूटी',
  begun: (until) =>
    `${until} तक आप ड्यूटी पर हैं। किसी पूछताछ का समय बीतने पर आपको अलर्ट मिलेगा, और आपके अकाउंट में तय हो तो बारी-बारी से नई पूछताछ भी मिलेगी।`,
  ended: 'अब आप ड्यूटी पर नहीं हैं। बारी-बारी से नई पूछताछ आपको नहीं सौंपी जाएगी।',
};

export const deskAlertTexts: SameTexts<typeof english.deskAlertTexts> = {
  title: 'अलर्ट',
  unseen: (count) =>
    count === 0 ? 'अलर्ट' : `अलर्ट, ${count} अभी नहीं ${plural(count, 'देखा', 'देखे')}`,
  news: (count) => `${count} अलर्ट अभी नहीं ${plural(count, 'देखा', 'देखे')}`,
  notLoaded: 'अलर्ट लोड नहीं हो सके।',
  none: 'अभी कोई अलर्ट नहीं है। नई पूछताछ, जिनका समय बीत गया और जो आपको सौंपी गईं, वे यहाँ दिखती हैं; तय हुए या बदले अपॉइंटमेंट भी।',
  isNew: 'नया',
  unnamed: 'नाम नहीं है',
  several: (count) => `${count} पूछताछ`,
  aboutOf: ({ kind, model }) => [kindNames[kind], model].filter(Boolean).join(' · '),
  whyOf: (why, when) => whys[why](when),
};

export const nowTexts: SameTexts<typeof english.nowTexts> = {
  title: 'इन पर ध्यान दें',
  overdue: 'समय बीत गया',
  unassigned: 'किसी को नहीं सौंपी',
  mine: 'आज के मेरे काम',
  appointments: 'आज के अपॉइंटमेंट',
  failed: 'ये आँकड़े लोड नहीं हो सके।',
};

export const overdueTexts: SameTexts<typeof english.overdueTexts> = {
  byPerson: 'किसकी कितनी पूछताछ का समय बीत गया',
  overdue: (count, longest) => (count === 1 ? `1 · ${longest}` : `${count} · सबसे ज़्यादा ${longest}`),
  failed: 'किसकी कितनी पूछताछ का समय बीत गया, यह लोड नहीं हो सका।',
};

export const leaveTexts: SameTexts<typeof english.leaveTexts> = {
  title: (name) => `छुट्टी के दिन: ${name}`,
  action: 'छुट्टी के दिन',
  leaving: (name, count) => `${name} के ज़िम्मे ${openEnquiriesAre(count)}।`,
  losing: (name, count) =>
    `${name} के ज़िम्मे उन प्रकारों की ${openEnquiriesAre(count)}, जिन्हें आप हटा रहे हैं।`,
  ending: (name, count) =>
    `अभी ${name} के ज़िम्मे ${openEnquiriesAre(count)}। आख़िरी दिन के बाद भी जो खुली रहेंगी, वे किसी के ज़िम्मे नहीं रहेंगी। उन्हें किसी साथी को सौंपना हो, तो उससे पहले छुट्टी के दिन जोड़ें।`,
  handOver: 'ये किसे सौंपें',
  handOverHint: 'जिस प्रकार की पूछताछ वे नहीं देखते, वे किसी के ज़िम्मे नहीं रहेंगी।',
  queue: 'किसी को नहीं',
  none: 'आगे कोई छुट्टी तय नहीं है।',
  planned: (count) => (count === 1 ? 'आगे की छुट्टी:' : `आगे की छुट्टियाँ, ${count} बार:`),
  firstDay: 'पहला दिन',
  lastDay: 'आख़िरी दिन',
  save: { text: 'छुट्टी के दिन जोड़ें', busy: 'जोड़े जा रहे हैं…' },
  remove: (days) => `हटाएँ: ${days}`,
  removeShort: 'हटाएँ',
  to: (name) => `खुली पूछताछ ${name} को सौंपी जाएँगी।`,
  toQueue: 'खुली पूछताछ किसी के ज़िम्मे नहीं रहेंगी।',
  begun: 'खुली पूछताछ दूसरों को सौंप दी गई हैं।',
  takes: (name, kinds) => `${name} को मिलेंगी: ${countedKinds(kinds)}।`,
  waits: (kinds) => `किसी के ज़िम्मे नहीं: ${countedKinds(kinds)}।`,
  hint: 'खुली पूछताछ एक ही बार सौंपी जाती हैं, पहले दिन। छुट्टी के दिन कोई ड्यूटी पर नहीं होता।',
  ownTitle: 'छुट्टी के दिन',
  ownHint:
    'पहले दिन आपकी खुली पूछताछ किसी के ज़िम्मे नहीं रहेंगी। छुट्टी के दिन आप ड्यूटी पर नहीं होते। उन्हें किसी साथी को सौंपना चाहें, तो मैनेजर या मालिक से कहें।',
  added: 'छुट्टी के दिन जुड़ गए।',
  removed: 'छुट्टी के दिन हट गए।',
  notLoaded: 'छुट्टी के दिन लोड नहीं हो सके।',
};
