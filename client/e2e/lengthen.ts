/** Letters that the faces of headings have too: others would be set in a wider face. */
const accented: Readonly<Record<string, string>> = {
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  U: 'Û',
  Y: 'Ý',
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  u: 'û',
  y: 'ý',
};

/** How much longer each word is, since that much is usual for translations of short English texts. */
const LONGER = 0.4;

/** Addresses, and places of values, which are no words. */
const notWords = String.raw`\S*[@/{}]\S*`;

/**
 * A text as in a language of long words: 40 % longer, with accents, between brackets that show where it is cut.
 *
 * @param names parts that stay as they are
 */
function lengthenText(text: string, names: readonly string[]): string {
  if (!/\p{L}{2}/u.test(text)) return text;
  const plain = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  const kept = new RegExp([...plain, notWords].join('|'), 'gu');
  let carried = 0;
  const lengthenWords = (words: string) =>
    words.replace(/\p{L}/gu, (letter) => {
      carried += LONGER;
      const isDoubled = carried >= 1;
      if (isDoubled) carried -= 1;
      return (accented[letter] ?? letter).repeat(isDoubled ? 2 : 1);
    });
  const apart = text.match(kept) ?? [];
  const words = text.split(kept).map((part, at) => lengthenWords(part) + (apart[at] ?? ''));
  return `[${words.join('')}]`;
}

/** The strings among the values of a text, such as the name of a model. */
function namesIn(values: unknown): string[] {
  if (typeof values === 'string') return values.length > 1 ? [values] : [];
  return typeof values === 'object' && values !== null
    ? Object.values(values).flatMap(namesIn)
    : [];
}

/**
 * The same texts, made longer: strings, and what functions return, in objects and lists.
 *
 * @param names parts that stay as they are
 */
export function lengthen<Texts>(texts: Texts, names?: readonly string[]): Texts;
export function lengthen(texts: unknown, names: readonly string[] = []): unknown {
  if (typeof texts === 'string') return lengthenText(texts, names);
  if (typeof texts === 'function') {
    const write = texts as (...values: unknown[]) => unknown;
    return (...values: unknown[]) => lengthen(write(...values), namesIn(values));
  }
  if (Array.isArray(texts)) return texts.map((text) => lengthen(text as unknown, names));
  if (typeof texts !== 'object' || texts === null) return texts;
  if (Object.getPrototypeOf(texts) !== Object.prototype) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, lengthen(text, names)]),
  );
}
