import { normaliseText } from '../text/text.ts';

/** Usual mail providers in India and the endings of their addresses, the commonest first. */
const providers: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  yahoo: ['com', 'co.in', 'in', 'co.uk'],
  rediffmail: ['com'],
  hotmail: ['com', 'co.uk', 'in'],
  outlook: ['com', 'in'],
  icloud: ['com'],
  googlemail: ['com'],
  ymail: ['com'],
  live: ['com', 'in'],
  protonmail: ['com'],
};

/** Real names that differ by one letter from one of these. */
const REAL_NAMES = /^(?:e?mail|gail|cloud|rediff|gmx)$/;

/** Endings abroad of Yahoo, Hotmail, Outlook and Live, which are in many countries. */
const ABROAD =
  /^(?:com?\.)?(?:ar|at|au|be|br|ca|ch|cn|cz|de|dk|es|fi|fr|gr|hk|hu|id|ie|il|it|jp|kr|mx|my|nl|no|nz|ph|pk|pl|pt|ro|ru|se|sg|th|tr|tw|vn|za)$/;

/** Endings that are near `com` and of no country. */
const SLIPS_OF_COM =
  /^(?:con|cmo|ocm|vom|xom|comm|coom|ccom|cpm|c0m|cim|clm|cok|conm|comn|com\.com)$/;

/**
 * The likely intended address if the part after the `@` has a typing mistake (`asha@gmial.com`, `asha@gmail.con`,
 * `asha@honda.con`); `undefined`: no mistake was found.
 */
export function likelyEmail(text: string): string | undefined {
  const plain = normaliseText(text);
  const [, person, typed] = /^([^\s@]+)\s*@+\s*([^\s@]+)$/.exec(plain) ?? [];
  if (person === undefined || typed === undefined) return undefined;
  const host = typed
    .toLowerCase()
    .replaceAll(/[,;.]+/g, '.')
    .replaceAll(/^\.|\.$/g, '');
  const likely = `${person}@${likelyHost(host)}`;
  return likely.toLowerCase() === plain.toLowerCase() || !/@[^.]+\../.test(likely)
    ? undefined
    : likely;
}

function likelyHost(host: string): string {
  const [, name = '', ending = ''] = /^([^.]*)\.?(.*)$/.exec(host) ?? [];
  // With longer parts it is a real host of another owner.
  if (!/^[^.]{0,4}(?:\.[^.]{0,4})?$/.test(ending)) return host;
  for (const [provider, endings] of Object.entries(providers)) {
    if (isNamed(name, provider)) return `${provider}.${likelyEnding(ending, endings)}`;
    // `gmailcom`, `yahoocoin`: the dot is missing.
    const rest = name.startsWith(provider) && ending === '' ? name.slice(provider.length) : '';
    if (/^(?:com?|in|coin)$/.test(rest)) return `${provider}.${likelyEnding(rest, endings)}`;
  }
  return SLIPS_OF_COM.test(ending) ? `${name}.com` : host;
}

function isNamed(name: string, provider: string): boolean {
  if (name === provider) return true;
  // Among shorter names, too many similar ones are real.
  if (Object.hasOwn(providers, name) || REAL_NAMES.test(name) || provider.length < 5) return false;
  return isSlip(name, provider) || isSlip(withoutPairs(name), withoutPairs(provider));
}

function likelyEnding(ending: string, endings: readonly string[]): string {
  const [commonest = 'com'] = endings;
  if (endings.includes(ending)) return ending;
  if (endings.length === 1 || ending === '') return commonest;
  if (ABROAD.test(ending)) return ending;
  return endings.find((each) => isSlip(ending, each)) ?? commonest;
}

/** One letter too many, missing or different, or two swapped ones. */
function isSlip(typed: string, meant: string): boolean {
  const least = Math.min(typed.length, meant.length);
  let from = 0;
  while (from < least && typed[from] === meant[from]) from += 1;
  let behind = 0;
  while (behind < least - from && typed.at(-1 - behind) === meant.at(-1 - behind)) behind += 1;
  const [other, right] = [typed, meant].map((text) => text.slice(from, text.length - behind));
  if (other === undefined || right === undefined) return false;
  if (other.length <= 1 && right.length <= 1) return true;
  return other.length === 2 && `${other[1]}${other[0]}` === right;
}

function withoutPairs(text: string): string {
  return text.replaceAll(/(.)\1+/g, '$1');
}
