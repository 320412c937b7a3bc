/** A screen as the field that jumps finds it. */
export interface Way {
  /** Its address. */
  to: string;
  title: string;
  /** Title of its group in the menu. */
  group: string;
  /** What else people call it. */
  words: string;
}

/** More would hide the customers below them. */
const MOST = 8;

/** The screens of which every typed word begins a word, those with it in their title first. */
export function findScreens(typed: string, ways: readonly Way[]): Way[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const isIn = (text: string) => {
    const known = wordsOf(text);
    return words.every((word) => known.some((each) => each.startsWith(word)));
  };
  const found = ways.filter(({ title, group, words: others }) =>
    isIn(`${title} ${group} ${others}`),
  );
  const [named, called] = [found.filter(({ title }) => isIn(title)), found];
  return [...new Set([...named, ...called])].slice(0, MOST);
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
