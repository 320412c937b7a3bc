/**
 * The texts of a module in another language: the same keys, and functions of the same values. A missing key, one too
 * many or another value does not compile.
 */
export type SameTexts<Texts> = [Texts] extends [string]
  ? IsChoice<Texts> extends true
    ? Texts
    : string
  : Texts extends (...values: infer Values) => infer Result
    ? (...values: Values) => [Result] extends [string] ? string : SameTexts<Result>
    : Texts extends readonly (infer Item)[]
      ? readonly SameTexts<Item>[]
      : Texts extends object
        ? { readonly [Key in keyof Texts]: SameTexts<Texts[Key]> }
        : Texts;

/** Whether it is one of several codes, which is no text. */
type IsChoice<Text, All = Text> = Text extends unknown
  ? [All] extends [Text]
    ? false
    : true
  : never;

/**
 * The forms of a word after a number. Bengali and Hindi use the form for one after 0 too.
 * @see https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html
 */
export function pluralsOf(locale: string) {
  const rules = new Intl.PluralRules(locale);
  return (count: number, one: string, other: string): string =>
    rules.select(count) === 'one' ? one : other;
}
