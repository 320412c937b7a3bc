import { locales, type LocalText } from '@dealership/shared';

/** A value as it was when two people began to change it, and their versions. */
interface Versions<Value> {
  base: Value;
  yours: Value;
  theirs: Value;
}

class Differs extends Error {}

/**
 * The value with the changes of both people, who have changed different texts, or one text in different languages;
 * `undefined`: they have changed the same text, or something else, and one of them has to choose.
 */
export function mergeTexts<Value>(versions: Versions<Value>): Value | undefined {
  try {
    return merge(versions) as Value;
  } catch (error) {
    if (error instanceof Differs) return undefined;
    throw error;
  }
}

function merge({ base, yours, theirs }: Versions<unknown>): unknown {
  const all = [base, yours, theirs];
  if (all.every((each) => isSame(each, base))) return yours;
  if (all.every(isLocalText)) {
    const inLanguage = (language: keyof LocalText) => {
      const [before, own, other] = all.map((each) => each[language] ?? '');
      if (own === other || other === before) return own;
      if (own !== before) throw new Differs();
      return other;
    };
    const used = locales.filter((language) => all.some((each) => language in each));
    return Object.fromEntries(used.map((language) => [language, inLanguage(language)]));
  }
  if (all.every(Array.isArray)) {
    const [before = [], own = [], other = []] = all as unknown[][];
    const isMoved = (each: unknown, at: number) =>
      before.some((one, place) => place !== at && isSame(one, each)) && !isSame(before[at], each);
    if (all.some((each) => each.length !== before.length)) throw new Differs();
    if (own.some(isMoved) || other.some(isMoved)) throw new Differs();
    return before.map((one, at) => merge({ base: one, yours: own[at], theirs: other[at] }));
  }
  if (all.every(isObject)) {
    const names = new Set(all.flatMap((each) => Object.keys(each)));
    return Object.fromEntries(
      [...names].map((name) => {
        const [one, own, other] = all.map((each) => each[name]);
        return [name, merge({ base: one, yours: own, theirs: other })];
      }),
    );
  }
  throw new Differs();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLocalText(value: unknown): value is LocalText {
  return isObject(value) && typeof value.en === 'string';
}

function isSame(some: unknown, other: unknown): boolean {
  return JSON.stringify(some) === JSON.stringify(other);
}
