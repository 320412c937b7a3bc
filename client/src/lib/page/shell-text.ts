import type { VehicleType } from '@dealership/shared';
import { readPageData } from './page-data.ts';

/**
 * `model`: its name. `title`: the title of an offer. `picture`: a `srcset`. `motorcycle`, `scooter`: their lowest price,
 * as `from ₹ 65,412`.
 */
type ShellKey = 'model' | 'title' | 'picture' | VehicleType;

/**
 * A text of the first render that differs from document to document. Their common markup has a mark, the key between
 * two NULs, which cannot be typed; the server replaces it in every document, and the browser reads the same
 * value from the document's data, so that hydration finds what it expects.
 */
export function shellText(key: ShellKey): string {
  // The server has no document.
  if (typeof document === 'undefined') return `\0${key}\0`;
  const texts = readPageData('shell') as Partial<Record<ShellKey, string>> | undefined;
  return texts?.[key] ?? '';
}
