/** A part of a long text that people look something up in. */
export interface ArticleText {
  /** Its place in the address. */
  id: string;
  heading: string;
  /** The same in one sentence, for who does not read on. */
  short: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
}

/** Texts around the articles. */
export const articlesTexts = {
  contents: 'Contents',
  inShort: 'In short:',
};
