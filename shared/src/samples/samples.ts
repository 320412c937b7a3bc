import type { pageTexts } from '../messages/en/common/pages.ts';
import type { aboutTexts } from '../messages/en/public/about.ts';
import type { amcTexts } from '../messages/en/public/amc.ts';
import type { areaPlanTexts } from '../messages/en/public/area-plan.ts';
import type { dealersTexts } from '../messages/en/public/dealers.ts';
import type { extendedWarrantyTexts } from '../messages/en/public/extended-warranty.ts';
import type { financeTexts } from '../messages/en/public/finance.ts';
import type { joyClubTexts } from '../messages/en/public/joy-club.ts';
import type { privacyTexts } from '../messages/en/public/privacy-policy.ts';
import type { termsTexts } from '../messages/en/public/terms-conditions.ts';

/** Files of texts that hold samples, below the language's folder. */
interface SampleFiles {
  'common/pages': typeof pageTexts;
  'public/about': typeof aboutTexts;
  'public/amc': typeof amcTexts;
  'public/area-plan': typeof areaPlanTexts;
  'public/dealers': typeof dealersTexts;
  'public/extended-warranty': typeof extendedWarrantyTexts;
  'public/finance': typeof financeTexts;
  'public/joy-club': typeof joyClubTexts;
  'public/privacy-policy': typeof privacyTexts;
  'public/terms-conditions': typeof termsTexts;
}

/** The way to a text, such as `history.steps`; a list or a function is one text. */
type KeyOf<Texts> = Texts extends readonly unknown[] | string | ((...values: never[]) => unknown)
  ? never
  : {
      [Key in keyof Texts & string]: Key | `${Key}.${KeyOf<Texts[Key]>}`;
    }[keyof Texts & string];

/**
 * Texts that say what only an owner can know or promise: the story of the house, what members get, the way there,
 * terms. Everything else on the site is true of any dealership. The offers, prices and models of the demo are
 * samples as a whole (`server/src/seed`).
 */
export const sampleTexts: {
  readonly [File in keyof SampleFiles]: readonly KeyOf<SampleFiles[File]>[];
} = {
  'common/pages': ['about', 'amc', 'joy-club'],
  'public/about': ['lead', 'figures', 'history.steps', 'promises.list', 'place.paragraphs'],
  'public/amc': ['lead', 'facts.list', 'when.text'],
  'public/area-plan': ['label', 'street', 'crossing', 'bypass', 'river', 'up', 'station'],
  'public/dealers': ['lead', 'way.from'],
  'public/extended-warranty': ['title', 'lead', 'ends.text', 'rules.list'],
  'public/finance': ['documents.list', 'proofs.address.options', 'proofs.identity.options'],
  'public/joy-club': ['lead', 'gains.list'],
  'public/privacy-policy': ['articles'],
  'public/terms-conditions': ['lead', 'articles'],
};
