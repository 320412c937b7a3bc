export const articlesTexts = {
  contents: 'Contents',
  inShort: 'In short:',
};
