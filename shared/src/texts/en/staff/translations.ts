import type { Translations } from '../../../text/local-text.ts';

type Labels = Readonly<Record<keyof Translations, (label: string) => string>>;

const labels: Labels = {
  bn: (label) => `${label} in Bengali`,
  hi: (label) => `${label} in Hindi`,
};

export const translationTexts = {
  title: 'Bengali and Hindi',
  /** How many translations a text has, of how many that are possible. */
  written: (count: number, all: number) => `${count} of ${all}`,
  hint: 'In place of an empty field, the text in grey is shown.',
  changed: 'The English text has changed. Check these too.',
  labels,
  /** A line of a history in another language than English. */
  inLanguage: (language: string, text: string) => `${language}: ${text}`,
};
