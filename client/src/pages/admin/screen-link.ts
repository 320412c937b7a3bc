import { DASHBOARD } from '../../features/auth/return-address.ts';

/** Address of a screen of the back office, with the filters it opens with. */
export function screenLink(name: string, filters: Record<string, string> = {}): string {
  return `${DASHBOARD}?${new URLSearchParams({ screen: name, ...filters }).toString()}`;
}
