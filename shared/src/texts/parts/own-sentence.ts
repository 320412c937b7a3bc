/** A line of the dealership as a sentence. Where it is not translated it is English, and ends like English. */
export function ownSentence(line: string): string {
  return /\p{Script=Bengali}|\p{Script=Devanagari}/u.test(line) ? `${line}।` : `${line}.`;
}
