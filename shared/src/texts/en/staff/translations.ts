import type { Translations } from '../../../text/local-text.ts';

type Labels = Readonly<Record<keyof Translations, (label: string) => string>>;

const labels: Labels = {
  bn: (label) => `${label} in Bengali`,
  hi: (label) => `${label} in Hindi`,
};

export const translationTexts = {
  title: 'Bengali and Hindi',
  /** How many translations there are, of how many that are possible. */
  written: (count: number, all: number) => `${count} of ${all}`,
  hint: 'Where one is missing, the English text is shown.',
  usual: 'A text in grey comes with the product. Type your own to replace it.',
  changed: 'The English text has changed. Check these too.',
  labels,
};
