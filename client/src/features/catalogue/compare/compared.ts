import { bareName } from '../model-links.ts';

/** How many models are compared at most: more have no room on a phone. */
export const MOST_COMPARED = 3;

export interface Compared {
  bikeName: string;
  /** Name of a variant; `''`: the cheapest. */
  variant: string;
}

/** Reads `?bikes=Shine125,Dio125:Deluxe`: models, and perhaps their variants. */
export function readCompared(search: string): Compared[] {
  const given = /[?&]bikes=([^&]*)/.exec(search)?.[1] ?? '';
  return given
    .split(/,|%2C/i)
    .slice(0, MOST_COMPARED)
    .flatMap((each) => {
      const [bikeName = '', variant = ''] = each.split(/:|%3A/i).map(plain);
      return bikeName === '' ? [] : [{ bikeName, variant }];
    });
}

/** The query that is read back. */
export function comparedQuery(compared: readonly Compared[]): string {
  const parts = compared.map(({ bikeName, variant }) =>
    // A comma or colon of a name is encoded twice, so that it does not divide.
    [bareName(bikeName), ...(variant === '' ? [] : [variant])].map(twice).join(':'),
  );
  return parts.length === 0 ? '' : `?bikes=${parts.join(',')}`;
}

const twice = (name: string) =>
  encodeURIComponent(name).replaceAll(/%(2C|3A)/g, (mark) => encodeURIComponent(mark));

function plain(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' ').replaceAll(/%25(2C|3A)/gi, '%$1')).trim();
  } catch {
    return '';
  }
}
