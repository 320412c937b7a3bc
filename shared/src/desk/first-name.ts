/** Titles, and first parts of a name by which nobody is called. */
const titles =
  /^(?:mr|mrs|ms|miss|dr|er|adv|prof|col|maj|capt|shri|sri|smt|kumari|km|md|mohd|sk|syed|sayed|m\/s|মোঃ|মো|শ্রী|শ্রীমতী|ডাঃ|श्री|श्रीमती|डॉ)$/i;

/**
 * The name by which a customer is greeted: `Mousumi` of `Smt. Mousumi Das`. Initials and titles are skipped; where
 * nothing else is left, it is the whole name.
 */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const isCalled = (word: string) => word.length > 1 && !word.endsWith('.') && !titles.test(word);
  return words.find(isCalled) ?? name.trim();
}
