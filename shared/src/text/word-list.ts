/** Reads a list of words and phrases that is written as a text: `name, full name` has two. */
export function wordList(text: string): readonly string[] {
  return text.trim().split(/,\s+/);
}
