import { toPlainText } from './unseen.ts';

/**
 * The sound of each letter in the blocks of Devanagari and Bengali, which have one order, from the first place of a
 * block on; `-`: none. Sounds that writers mix up are one: short and long, with and without breath, with the tongue at
 * the teeth or behind.
 */
const SOUNDS =
  '--n-aaaiiuur-eeeeoooo' + 'kkggnccjjnttddnttddnn' + 'pfbbmirrlllbsssh' + '----aiiuurreeeeoooo-t';

/** A vowel that is said and not written between two consonants of an Indian script. */
export const UNWRITTEN = '~';

/** Spellings of one sound in Indian scripts; the form is NFKC, so that dotted letters have two signs. */
const INDIAN: readonly (readonly [RegExp, string])[] = [
  [/[ডঢ]\u09bc|[डढ]\u093c/g, 'र'],
  // Bengali's letter for j is a vowel with a dot, and after a consonant that it joins.
  [/য\u09bc/g, 'य'],
  [/\u09cdয/g, ''],
  [/য/g, 'জ'],
  [/([क-हক-হ])(?=[क-हক-হৎ]|\u0902|\u0982)/g, `$1${UNWRITTEN}`],
];

/** Spellings of one sound in English, in words alone. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/igh/g, 'ai'],
  [/(?:ss?|t)ion/g, 'son'],
  [/s(?=ure?$|ma$)/, 'j'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/([bcdgjkst])h/g, '$1'],
  [/qu?/g, 'k'],
  [/^x(?=[aeiou])/, 'j'],
  [/^x/, 'eks'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/y/g, 'i'],
  [/ee|ea/g, 'i'],
  [/oo/g, 'u'],
  [/ou|[ao]u/g, 'o'],
  [/a([^aeiou])e$/, 'e$1'],
  [/i([^aeiou])e(s?)$/, 'ai$1$2'],
  [/([^aeiou]{1,2})e$/, '$1'],
];

/** The names of the letters a to z as they sound. */
const LETTER_NAMES =
  'e bi si di i ef ji eic ai je ke el em en o pi kiu ar es ti iu bi dablu eks oai jed'.split(' ');

/** The words of a text (letters alone) and its numbers, in their order. `125R` is two, `+` is *plus*. */
export function splitSpoken(text: string): string[] {
  const plain = toPlainText(text.replaceAll('+', ' plus ')).toLowerCase();
  return plain.replaceAll(/['’]/g, '').match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
}

/** How a word in Latin, Bengali or Devanagari letters sounds, in a few small Latin letters. */
export function soundOf(word: string): string {
  const written = [...ENGLISH, ...INDIAN].reduce(
    (text, [from, to]) => text.replace(from, to),
    word,
  );
  const sounds = written.replaceAll(/[\u0900-\u097f\u0980-\u09ff]/g, (letter) =>
    SOUNDS.charAt(letter.charCodeAt(0) & 0x7f).replace('-', ''),
  );
  return sounds.replaceAll(/(.)\1+/g, '$1');
}

/** How a word sounds that is said letter by letter, such as `SP` or `cbr`; a word with vowels is none, unless it is one letter. */
export function spelledSoundOf(word: string): string {
  if (!/^(?:[a-z]|[b-df-hj-np-tv-z]{2,3})$/.test(word)) return soundOf(word);
  return Array.from(word, (letter) => LETTER_NAMES[letter.charCodeAt(0) - 97]).join('');
}

const VOWEL = /[aeiou~]/;
/** Vowels and consonants that are often mixed up. */
const NEAR = 'ae ai ao ei ou sj sc cj td kg fp fb bp mn lr'.split(' ');

/** How far a sound is from another one, or from none (`''`): 0 to 1.2. */
function difference(one: string, other: string): number {
  if (one === other) return 0;
  const [a, b] = one < other ? [one, other] : [other, one];
  if (a === '') return b === UNWRITTEN ? 0.05 : VOWEL.test(b) ? 0.2 : b === 'h' ? 0.5 : 1;
  if (VOWEL.test(a) !== VOWEL.test(b)) return 1.2;
  if (b === UNWRITTEN) return 0.05;
  const isNear = NEAR.includes(a + b) || NEAR.includes(b + a);
  return (VOWEL.test(a) ? 0.2 : 1) / (isNear ? 2 : 1);
}

/** A cache, by the places of both in the alphabet: each difference is asked for thousands of times. */
const differences = new Float64Array(64 * 64).fill(-1);

function differenceOf(one: string, other: string): number {
  const place = (one.charCodeAt(0) & 63) * 64 + (other.charCodeAt(0) & 63);
  const known = differences[place] ?? -1;
  return known < 0 ? (differences[place] = difference(one, other)) : known;
}

/** Letters by which a word may be longer than it was typed. */
const LONGEST_REST = 4;

/**
 * How far a sound is from the beginnings of a longer one: at each place the sum of what is other, missing or too much.
 */
export function distancesToBeginnings(sound: string, longer: string): number[] {
  const others = longer.slice(0, sound.length + LONGEST_REST);
  let row = [0];
  for (const other of others) row.push((row.at(-1) ?? 0) + differenceOf('', other));
  for (const one of sound) {
    const missing = differenceOf(one, '');
    let left = (row[0] ?? 0) + missing;
    const next = [left];
    for (let at = 0; at < others.length; at += 1) {
      const other = others.charAt(at);
      const same = (row[at] ?? 0) + differenceOf(one, other);
      left = Math.min(same, (row[at + 1] ?? 0) + missing, left + differenceOf('', other));
      next.push(left);
    }
    row = next;
  }
  return row;
}

/** The number of consonants in a sound. */
export function countConsonants(sound: string): number {
  return sound.replaceAll(/[aeiou~]/g, '').length;
}
