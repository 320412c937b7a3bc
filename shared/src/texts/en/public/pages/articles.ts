/** Texts around the articles. */
export const articlesTexts = {
  contents: 'Contents',
  inShort: 'In short:',
};
