/** A model of the catalogue, by everything that it is called. */
export interface NamedModel {
  bikeName: string;
  /** What people read. */
  name: string;
  slug: string;
}

/**
 * Makes the function that tells what a model is called (rules: free-model): `honda-activa-125` and `Activa125` are
 * both the Activa 125. A text that means none of the models stays as it is.
 */
export function createModelNamer(models: readonly NamedModel[]): (sent: string) => string {
  const names = new Map(
    models.flatMap(({ bikeName, name, slug }) =>
      [slug, bikeName, name].map((text) => [lettersOf(text), name]),
    ),
  );
  // A model called `.` would be what no model is meant by.
  names.delete('');
  return (sent) => names.get(lettersOf(sent)) ?? sent;
}

/** The letters and digits of a model's name alone: spellings differ in blanks, hyphens, dots and capitals. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
