import {
  countConsonants,
  distancesToBeginnings,
  soundOf,
  spelledSoundOf,
  splitSpoken,
} from '../text/sound.ts';
import type { Outline } from './vehicle-schema.ts';

/** What a model is found by: its name, what it is if that is known, and its slug, which may begin with its maker. */
export interface SpokenModel {
  name: string;
  outline?: Outline | undefined;
  slug?: string;
}

/** Words of the trade as they sound, by the part of an outline that they mean. Other spellings follow. */
const TRADE_SOUNDS = {
  scooter: ['skuti', 'skutar'],
  motorcycle: ['baik', 'motor', 'saikl', 'motorsaikl', 'motorbaik'],
  electric: ['elektrik', 'bateri', 'eb', 'ibi'],
};

const tradeSounds = Object.entries(TRADE_SOUNDS).flatMap(([part, sounds]) =>
  sounds.map((sound) => ({ part, sound })),
);

/** In the unit of `distancesToBeginnings`; all but the first three are of the visitor's list alone. */
const COSTS = {
  /** The name has other words before the found one. */
  later: 0.02,
  /** Another word of the name was not typed. */
  rest: 0.01,
  /** Blanks are elsewhere: `x pulse`. */
  joined: 0.05,
  /** Only the beginning of a word or number was typed. */
  begun: 0.03,
  otherType: 0.3,
  otherNumber: 0.9,
  otherWord: 0.9,
};

interface Finding {
  /**
   * Leaves out what could be another word, such as a customer's name, and words that are only begun: for searches that
   * do not show the likeliest first.
   */
  isSure?: boolean;
}

/**
 * The models that a text means, the likeliest first: by sound, in Latin, Bengali or Devanagari letters with slips and
 * digits of any script, or by words of the trade such as *scooty* (rules: spoken-models).
 */
export function findModels<Model extends SpokenModel>(
  typed: string,
  models: readonly Model[],
  { isSure = false }: Finding = {},
): Model[] {
  const asked = readAsked(typed, isSure);
  return models
    .flatMap((model) => {
      const far = distanceOf(asked, model);
      return far === undefined ? [] : [{ model, far }];
    })
    .sort((one, other) => one.far - other.far)
    .map(({ model }) => model);
}

type Asked = ReturnType<typeof readAsked>;

function readAsked(typed: string, isSure: boolean) {
  const words = splitSpoken(typed);
  const sounds = words.filter(isLetters).map(soundOf);
  const partOf = (asked: string) =>
    tradeSounds.find(({ sound }) => isTradeWord(asked, sound, isSure))?.part;
  return {
    isSure,
    numbers: words.filter((word) => !isLetters(word)),
    names: sounds.filter((sound) => partOf(sound) === undefined),
    parts: sounds.flatMap((sound) => partOf(sound) ?? []),
  };
}

function isLetters(word: string): boolean {
  return !/^\d/.test(word);
}

/** Also in the plural. */
function isTradeWord(asked: string, sound: string, isSure: boolean): boolean {
  const limit = isSure ? limitOf(sound, isSure) : limitOf(sound, isSure) / 2;
  return [asked, asked.replace(/s$/, '')].some(
    (each) => (distancesToBeginnings(each, sound)[sound.length] ?? Infinity) <= limit,
  );
}

/** How far a sound may be from the one that is meant: a vowel or two of a long word, or else a third of its consonants. */
function limitOf(sound: string, isSure: boolean): number {
  const consonants = countConsonants(sound);
  return isSure
    ? Math.min(0.36, consonants < 2 ? 0 : 0.1 * consonants - 0.04)
    : Math.max(0.1, 0.35 * consonants);
}

/** How far a model is from what was asked for; `undefined`: it is not meant. */
function distanceOf(asked: Asked, { name, outline, slug = '' }: SpokenModel): number | undefined {
  const { isSure, numbers, names, parts } = asked;
  const own = splitSpoken(name);
  const known = [...own, ...splitSpoken(slug).filter((word) => !own.includes(word))];
  const others = parts.filter((part) => !outline?.includes(part)).length;
  if (names.length + numbers.length === 0) return others > 0 || parts.length === 0 ? undefined : 0;
  if (isSure && others > 0) return undefined;

  const toWords = names.length === 0 ? 0 : distanceOfNames(names, known.filter(isLetters), isSure);
  const toNumbers = distanceOfNumbers(numbers, known, isSure || names.length === 0);
  if (toWords === undefined || toNumbers === undefined) return undefined;
  const rest = Math.max(0, name.split(/\s+/).length - names.length - numbers.length);
  return toWords + toNumbers + others * COSTS.otherType + rest * COSTS.rest;
}

function distanceOfNumbers(
  numbers: readonly string[],
  known: readonly string[],
  isStrict: boolean,
): number | undefined {
  let sum = 0;
  for (const number of numbers) {
    if (known.includes(number)) continue;
    const isBegun = known.some((each) => each.startsWith(number));
    if (isStrict && !isBegun) return undefined;
    sum += isBegun ? COSTS.begun : COSTS.otherNumber;
  }
  return sum;
}

function distanceOfNames(
  names: readonly string[],
  known: readonly string[],
  isSure: boolean,
): number | undefined {
  const beginnings = listBeginnings(known);
  const found = names.map((sound) => nearest(sound, beginnings, isSure));
  const unknown = found.filter((far) => far === undefined).length;
  const isMeant = isSure ? unknown === 0 : unknown < names.length;
  const apart = found.reduce<number>((sum, far) => sum + (far ?? COSTS.otherWord), 0);
  const joined = names.length > 1 ? nearest(names.join(''), beginnings, isSure) : undefined;
  if (joined === undefined) return isMeant ? apart : undefined;
  return Math.min(isMeant ? apart : Infinity, joined + COSTS.joined);
}

interface Beginning {
  /** The place of its first word. */
  from: number;
  sound: string;
  /** Where words end in it. */
  ends: readonly number[];
}

/** A cache, by name and slug: searches come one after another, and the catalogue stays. */
const beginningsOf = new Map<string, readonly Beginning[]>();
const MOST_KEPT = 500;

/** What a name sounds like from each of its words on, also where letters are said one by one. */
function listBeginnings(words: readonly string[]): readonly Beginning[] {
  const key = words.join(' ');
  const kept = beginningsOf.get(key);
  if (kept) return kept;
  const read = [words.map(soundOf), words.map(spelledSoundOf)];
  const beginnings = words.flatMap((_, from) =>
    read.map((sounds) => {
      const own = sounds.slice(from);
      const ends = own.map((__, at) => own.slice(0, at + 1).join('').length);
      return { from, sound: own.join(''), ends };
    }),
  );
  if (beginningsOf.size >= MOST_KEPT) beginningsOf.clear();
  beginningsOf.set(key, beginnings);
  return beginnings;
}

function nearest(
  sound: string,
  beginnings: readonly Beginning[],
  isSure: boolean,
): number | undefined {
  const limit = limitOf(sound, isSure);
  let least = Infinity;
  for (const { from, sound: known, ends } of beginnings) {
    for (const [at, far] of distancesToBeginnings(sound, known).entries()) {
      const isWhole = ends.includes(at);
      if (far > limit || (isSure && !isWhole)) continue;
      least = Math.min(least, far + (isWhole ? 0 : COSTS.begun) + (from > 0 ? COSTS.later : 0));
    }
  }
  return least === Infinity ? undefined : least;
}
