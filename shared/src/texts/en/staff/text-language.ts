/** The choice of the language in which texts for visitors are typed. */
export const textLanguageTexts = {
  language: 'Language of the texts',
  /** Of every language but English. */
  hint: 'Where a field is empty, visitors read what is written faintly in it.',
  label: (label: string, language: string) => `${label} (${language})`,
  /** A problem, or a line of a history, of a text in another language than English. */
  inLanguage: (language: string, text: string) => `${language}: ${text}`,
};
