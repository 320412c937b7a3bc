import { localeTags, type Locale } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';

export function comparerIn(language: Locale): (one: string, other: string) => number {
  return new Intl.Collator(localeTags[language], { numeric: true }).compare;
}

/**
 * Compares names as readers of the page's language sort them. `Activa 125` comes after `Activa 6G`: numbers are
 * compared by value.
 */
export const compareNames = comparerIn(locale);
