interface Word {
  text: string;
  /** It has no blank or sign before it, such as the 6 of `Activa6G`. */
  isGlued: boolean;
}

interface NamedModel {
  id: number;
  /** Its name, and other names that people may use for it. */
  names: readonly string[];
}

/** Words in a colour's name that say nothing about the colour. */
const fillers = new Set(['with', 'and']);

/** Spellings of one word. */
const spellings: Readonly<Partial<Record<string, string>>> = {
  gray: 'grey',
  mat: 'matte',
  matt: 'matte',
};

/** Splits a name at blanks, signs and capitals, and between letters and digits; case and accents do not count. */
function wordsOf(name: string): Word[] {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’`]/gu, '')
    .replaceAll(/\p{Ll}(?=\p{Lu})|[\p{Lu}\d](?=\p{Lu}\p{Ll})/gu, '$& ')
    .toLowerCase();
  let end = -1;
  return [...plain.matchAll(/\p{L}+|\p{N}+/gu)].map(({ 0: text, index }) => {
    const isGlued = index === end;
    end = index + text.length;
    return { text: spellings[text] ?? text, isGlued };
  });
}

/** The words of each folder and of the file, without its ending. */
function partsOf(path: string): Word[][] {
  return path
    .replace(/\.[^./]*$/, '')
    .split('/')
    .map(wordsOf);
}

/** Where a name stands in other words as a whole; -1: nowhere. */
function placeOf(name: readonly Word[], words: readonly Word[]): number {
  return words.findIndex(
    ({ isGlued }, at) =>
      !isGlued &&
      !words[at + name.length]?.isGlued &&
      name.every(({ text }, index) => text === words[at + index]?.text),
  );
}

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}

/**
 * The model whose name is in the path of a file. A name within the name of another model there does not count:
 * `Shine 100 DX` is not the Shine 100. `undefined`: none is, or several are (rules: photographs-by-name).
 */
export function findModel(path: string, models: readonly NamedModel[]): number | undefined {
  const parts = partsOf(path);
  const found = models.flatMap(({ id, names }) =>
    names
      .map(wordsOf)
      .filter((name) => name.length > 0 && parts.some((words) => placeOf(name, words) >= 0))
      .map((name) => ({ id, name })),
  );
  const longest = found.filter(
    ({ id, name }) =>
      !found.some(
        (other) =>
          other.id !== id &&
          other.name.length > name.length &&
          placeOf(name, other.name.map(unglued)) >= 0,
      ),
  );
  return only([...new Set(longest.map(({ id }) => id))]);
}

const unglued = ({ text }: Word): Word => ({ text, isGlued: false });

/**
 * The colour of a model that the path of a file names, by all words in it that any colour of the model has: the one
 * with just these words or, without one, the only one that has them all (rules: photographs-by-name).
 *
 * @param names those of the model, which do not count as words of its colours
 */
export function findColour(
  path: string,
  names: readonly string[],
  colours: readonly { id: number; name: string }[],
): number | undefined {
  const known = colours.map(({ id, name }) => ({ id, words: colourWords(wordsOf(name)) }));
  const given = partsOf(path).flatMap((words) => [
    ...colourWords(withoutNames(words, names.map(wordsOf))),
  ]);
  const meant = new Set(given.filter((word) => known.some(({ words }) => words.has(word))));
  if (meant.size === 0) return undefined;
  const holders = known.filter(({ words }) => [...meant].every((word) => words.has(word)));
  const exact = holders.filter(({ words }) => words.size === meant.size);
  return (only(exact) ?? only(holders))?.id;
}

/** Without numbers, which are those of a camera or of a copy. */
function colourWords(words: readonly Word[]): Set<string> {
  const texts = words.map(({ text }) => text);
  return new Set(texts.filter((text) => !fillers.has(text) && /^\p{L}/u.test(text)));
}

function withoutNames(words: readonly Word[], names: readonly (readonly Word[])[]): Word[] {
  let rest = [...words];
  for (const name of names.filter(({ length }) => length > 0)) {
    for (let at = placeOf(name, rest); at >= 0; at = placeOf(name, rest)) {
      rest = rest.toSpliced(at, name.length);
    }
  }
  return rest;
}
