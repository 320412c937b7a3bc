import { lettersOf } from './fonts.ts';

/**
 * A line is at most by this factor narrower than its words and blanks together, which may be set closer to each other.
 */
const CLOSENESS = 1.05;

/**
 * Breaks a text into lines, at its own line breaks and between words, and a word that is too long between letters.
 * Words are added up, and lines measured only where it matters: else most words would be shaped many times.
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const blank = widthOf(' ');
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const word of paragraph.split(/[ \t]+/).filter(Boolean)) {
      const needed = widthOf(word);
      const longer = `${line} ${word}`;
      const sum = used + blank + needed;
      if (line !== '' && (sum <= width || (sum <= width * CLOSENESS && widthOf(longer) <= width))) {
        line = longer;
        used = Math.min(sum, width);
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = needed <= width ? [word] : breakWord(word, width, widthOf);
      line = pieces.pop() ?? '';
      used = widthOf(line);
      lines.push(...pieces);
    }
    return [...lines, line];
  });
}

function breakWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const letter of lettersOf(word)) {
    const needed = widthOf(letter);
    if (piece !== '' && used + needed > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += letter;
    used += needed;
  }
  return [...pieces, piece];
}
