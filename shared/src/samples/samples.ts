/**
 * Texts that only an owner can know or promise: the way there, the terms of a warranty or a loan. All other texts of
 * the site are true for any dealership, or show its settings. The offers, prices and models of the demo are samples as
 * a whole (`server/src/seed`). By file, below the language's folder, and by path in it.
 */
export const sampleTexts: Readonly<Record<string, readonly string[]>> = {
  'public/pages/dealers': ['lead'],
  'public/pages/extended-warranty': ['title', 'lead', 'ends.text', 'rules.list'],
  'public/pages/finance': ['documents.list', 'proofs.address.options', 'proofs.identity.options'],
};
