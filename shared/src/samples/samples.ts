import type { dealersTexts } from '../texts/en/public/pages/dealers.ts';
import type { extendedWarrantyTexts } from '../texts/en/public/pages/extended-warranty.ts';
import type { financeTexts } from '../texts/en/public/pages/finance.ts';

/** Files of texts with samples, below the language's folder. */
interface SampleFiles {
  'public/pages/dealers': typeof dealersTexts;
  'public/pages/extended-warranty': typeof extendedWarrantyTexts;
  'public/pages/finance': typeof financeTexts;
}

/** The path of a text, such as `history.steps`; a list or a function is one text. */
type KeyOf<Texts> = Texts extends readonly unknown[] | string | ((...values: never[]) => unknown)
  ? never
  : {
      [Key in keyof Texts & string]: Key | `${Key}.${KeyOf<Texts[Key]>}`;
    }[keyof Texts & string];

/**
 * Texts that only an owner can know or promise: the way there, the terms of a warranty or a loan. All other texts of
 * the site are true for any dealership, or show its settings. The offers, prices and models of the demo are samples as
 * a whole (`server/src/seed`).
 */
export const sampleTexts: {
  readonly [File in keyof SampleFiles]: readonly KeyOf<SampleFiles[File]>[];
} = {
  'public/pages/dealers': ['lead'],
  'public/pages/extended-warranty': ['title', 'lead', 'ends.text', 'rules.list'],
  'public/pages/finance': ['documents.list', 'proofs.address.options', 'proofs.identity.options'],
};
