export interface Way {
  to: string;
  title: string;
  /** Title of its group in the menu. */
  group: string;
  words: string;
}

/** More would hide the customers below them. */
const MOST = 8;

/** The screens in which each typed word begins a word; matches in the title come first. */
export function findScreens(typed: string, ways: readonly Way[]): Way[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const isIn = (text: string) => {
    const known = wordsOf(text);
    return words.every((word) => known.some((each) => each.startsWith(word)));
  };
  const found = ways.filter((way) => isIn(`${way.title} ${way.group} ${way.words}`));
  const named = found.filter(({ title }) => isIn(title));
  return [...new Set([...named, ...found])].slice(0, MOST);
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase();
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
