import type { AuditedAction } from '../../audit/audit-event.ts';

/** Words for a code. Where the code has `#` in place of a number or a date, a function gets that value. */
type Words = Readonly<Record<string, string | ((value: string) => string)>>;

interface Dictionaries {
  roles: Words;
  kinds: Words;
  sections: Words;
  settings: Words;
  channels: Words;
  factors: Words;
  contents: Words;
  /** Codes that none of the others has. */
  facts: Words;
}

/** Where the codes are; the rest is names, and words that people typed. */
type Place = 'everywhere' | 'before the colon' | 'after the colon';

const codes: Readonly<Partial<Record<AuditedAction, readonly [Place, ...(keyof Dictionaries)[]]>>> =
  {
    'login failed': ['everywhere', 'factors'],
    export: ['everywhere', 'kinds', 'facts'],
    'vehicle status changed': ['after the colon', 'facts'],
    'model draft saved': ['after the colon', 'sections'],
    'model draft dropped': ['after the colon', 'sections'],
    'model published': ['after the colon', 'sections'],
    'model not published': ['after the colon', 'sections'],
    'price list applied': ['everywhere', 'facts'],
    'stock changed': ['after the colon', 'facts'],
    'content changed': ['before the colon', 'contents'],
    'content moved': ['before the colon', 'contents'],
    'content brought back': ['before the colon', 'contents'],
    'account added': ['after the colon', 'roles'],
    'account changed': ['after the colon', 'roles', 'kinds', 'facts'],
    'account expiry set': ['after the colon', 'facts'],
    'second factor added': ['everywhere', 'factors'],
    'second factor removed': ['everywhere', 'factors'],
    'second factor required': ['everywhere', 'roles', 'facts'],
    'backup made': ['everywhere', 'facts'],
    'backup restored': ['everywhere', 'facts'],
    'restore checked': ['everywhere', 'facts'],
    'consent confirmed': ['everywhere', 'facts'],
    'person erased': ['after the colon', 'kinds'],
    'expired enquiries erased': ['everywhere', 'kinds', 'facts'],
    'customers joined': ['everywhere', 'facts'],
    'customers separated': ['everywhere', 'facts'],
    'joining proposed': ['everywhere', 'facts'],
    'joining declined': ['everywhere', 'facts'],
    'customer changed': ['everywhere', 'facts'],
    'number blocked': ['everywhere', 'facts'],
    'number unblocked': ['everywhere', 'facts'],
    'enquiry added': ['everywhere', 'kinds'],
    'many assigned': ['after the colon', 'facts'],
    'many closed': ['after the colon', 'facts'],
    'leads imported': ['everywhere', 'kinds'],
    'settings changed': ['everywhere', 'settings'],
    'retention changed': ['everywhere', 'kinds', 'facts'],
    'message tested': ['everywhere', 'channels'],
    'calendar address made': ['everywhere', 'facts'],
    'calendar address ended': ['everywhere', 'facts'],
  };

/** Actions with the device of a session. */
const ofDevices: readonly string[] = [
  'login',
  'own phone added',
  'own phone removed',
  'alerts switched on',
  'alerts switched off',
] satisfies AuditedAction[];

/** What an event of the audit log is about, which is stored in codes, in the words of a language. */
export function auditedWhatIn(words: Dictionaries, deviceName: (stored: string) => string) {
  return (action: string, what: string): string => {
    if (ofDevices.includes(action)) return deviceName(what);
    const [place, ...names] = codes[action as AuditedAction] ?? [];
    if (!place) return what;
    const known = new Map(names.flatMap((name) => Object.entries(words[name])));
    const colon = what.indexOf(': ');
    const end = place === 'before the colon' && colon >= 0 ? colon : what.length;
    const start = place === 'after the colon' ? what.lastIndexOf(': ') + 1 || what.length : 0;
    const [before, after] = [what.slice(0, start), what.slice(end)];
    return (
      before +
      what
        .slice(start, end)
        .split(/(, |: )/)
        .map(said)
        .join('') +
      after
    );

    function said(fact: string): string {
      const [value = ''] = /\d[\d:.TZ-]*/.exec(fact) ?? [];
      const text = known.get(value === '' ? fact.trim() : fact.trim().replace(value, '#'));
      if (text !== undefined) return fact.replace(fact.trim(), () => sayOne(text, value));
      return fact
        .replace(/(?<![\w#-])[A-Za-z][A-Za-z-]*(?![\w#-])/g, (code) =>
          sayOne(known.get(code) ?? code, ''),
        )
        .replace('=', ': ');
    }
  };
}

function sayOne(text: Words[string], value: string): string {
  return typeof text === 'string' ? text : text(value);
}
