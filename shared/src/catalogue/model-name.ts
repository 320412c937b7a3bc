export interface NamedModel {
  bikeName: string;
  /** Display name. */
  name: string;
  slug: string;
}

/**
 * Makes the function that finds a model's name (rules: free-model): `honda-activa-125` and `Activa125` both become
 * Activa 125. A text that matches no model is returned unchanged.
 */
export function createModelNamer(models: readonly NamedModel[]): (sent: string) => string {
  const names = new Map(
    models.flatMap(({ bikeName, name, slug }) =>
      [slug, bikeName, name].map((text) => [lettersOf(text), name]),
    ),
  );
  // A model called `.` would match every text without letters and digits.
  names.delete('');
  return (sent) => names.get(lettersOf(sent)) ?? sent;
}

/** The letters and digits of a model's name: spellings differ in blanks, hyphens, dots and capitals. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
