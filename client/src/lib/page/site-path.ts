import { DEFAULT_LOCALE, localeAt, pathIn } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';

/** The beginning of all addresses of pages in the language of this build, for the router. */
export const basename = locale === DEFAULT_LOCALE ? '/' : pathIn(locale, '/');

/** The path of an address of this site without its language; one in another language is no page of this build. */
export function sitePath(pathname: string): string {
  const found = localeAt(pathname);
  return found.locale === locale ? found.path : pathname;
}
