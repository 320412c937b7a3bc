import { passkeyListTexts as texts } from '@dealership/shared/texts/staff/people/security.ts';
import { canUsePasskeys, isAtNumber } from '../../lib/staff/passkeys.ts';

/**
 * Why no passkey can be made here, as a text; `undefined`: one can.
 * @param host the site's host for passkeys; `''`: none
 */
export function passkeyObstacle(host: string): string | undefined {
  const { hostname } = window.location;
  if (host === '') return texts.off;
  if (host !== hostname) return texts.elsewhere(host, hostname);
  if (isAtNumber()) return texts.number;
  return canUsePasskeys() ? undefined : texts.unknown;
}
