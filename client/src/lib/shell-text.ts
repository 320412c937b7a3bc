import { readPageData } from './page-data.ts';

/** `model`: its name. `title`: of an offer. `picture`: a `srcset`. */
type ShellKey = 'model' | 'title' | 'picture';

/**
 * A text of the first render that only the server knows. The markup made at build time has a placeholder,
 * `{{model}}`, which the server replaces in every document; the browser reads the same value from the
 * document's data, so that hydration finds what it expects.
 */
export function shellText(key: ShellKey): string {
  // At build time there is no document.
  if (typeof document === 'undefined') return `{{${key}}}`;
  const texts = readPageData('shell') as Partial<Record<ShellKey, string>> | undefined;
  return texts?.[key] ?? '';
}
