import {
  countConsonants,
  distancesToBeginnings,
  soundOf,
  spelledSoundOf,
  splitSpoken,
} from '../text/sound.ts';
import type { Outline } from './vehicle-schema.ts';

/** What a model is found by: its name, what it is, and its slug, which may begin with the maker's name. */
export interface SpokenModel {
  name: string;
  outline: Outline;
  slug?: string;
}

/** The words of the trade, by the part of an outline that they mean; other spellings and scripts follow from the sound. */
const TRADE_WORDS = {
  scooter: ['scooty', 'scooter'],
  motorcycle: ['bike', 'motorcycle', 'motor', 'cycle', 'motorbike'],
  electric: ['electric', 'battery', 'ev', 'ivi'],
};

const tradeSounds = Object.entries(TRADE_WORDS).flatMap(([part, words]) =>
  words.map((word) => ({ part, sound: soundOf(word) })),
);

const isNumber = (word: string) => /^\d/.test(word);

/**
 * The models that a text means, the likeliest first: typed in Latin, Bengali or Devanagari letters, by sound, with
 * numbers in any digits, or by words of the trade such as *scooty*. While somebody types, the beginning of a word is enough.
 *
 * @param options.isSure leaves out what could be another word, such as a customer's name: for lists without an order
 */
export function findModels<Model extends SpokenModel>(
  typed: string,
  models: readonly Model[],
  { isSure = false } = {},
): Model[] {
  const words = splitSpoken(typed);
  if (words.length === 0) return [];
  const asked = readWords(words, isSure);
  return models
    .map((model) => ({ model, far: distanceOf(asked, model, isSure) }))
    .filter(({ far }) => far !== undefined)
    .sort((one, other) => (one.far ?? 0) - (other.far ?? 0))
    .map(({ model }) => model);
}

function readWords(words: readonly string[], isSure: boolean) {
  const sounds = words.filter((word) => !isNumber(word)).map(soundOf);
  const parts = sounds.map((sound) => tradeSounds.find((each) => isTradeWord(sound, each.sound, isSure))?.part);
  return {
    numbers: words.filter(isNumber),
    sounds: sounds.filter((_, at) => parts[at] === undefined),
    parts: [...new Set(parts.filter((part) => part !== undefined))],
  };
}

function isTradeWord(sound: string, word: string, isSure: boolean): boolean {
  const limit = isSure ? sureLimitOf(word) : limitOf(word) / 2;
  return [sound, sound.replace(/s$/, '')].some(
    (each) => (distancesToBeginnings(each, word).at(-1) ?? 0) <= limit,
  );
}

/** The most by which a sound may differ from another one and still be meant for it. */
function limitOf(sound: string): number {
  return Math.max(0.1, 0.35 * countConsonants(sound));
}

/** Of a word in a name or a name that is too long, a typed number that the name has not, and so on. */
const COSTS = { later: 0.02, begun: 0.03, rest: 0.01, joined: 0.05, otherType: 0.3, otherNumber: 0.9, unknown: 0.9 };

/** How far a model is from what was asked for; `undefined`: it is not meant. */
function distanceOf(
  { numbers, sounds, parts }: ReturnType<typeof readWords>,
  { name, outline, slug = '' }: SpokenModel,
  isSure: boolean,
): number | undefined {
  const named = splitSpoken(name);
  const known = [...named, ...splitSpoken(slug).filter((word) => !named.includes(word))];
  const letters = known.filter((word) => !isNumber(word));
  const inModel = known.filter(isNumber);
  const isOther = parts.filter((part) => !outline.includes(part)).length;
  if (isOther > 0 && (isSure || sounds.length + numbers.length === 0)) return undefined;

  const found = sounds.map((sound) => nearest(sound, letters, isSure));
  const joined = sounds.length > 1 ? nearest(sounds.join(''), letters, isSure) : undefined;
  const unknown = found.filter((far) => far === undefined).length;
  if (unknown > 0 && joined === undefined && (isSure || unknown === found.length)) return undefined;
  const separate = found.reduce<number>((sum, far) => sum + (far ?? COSTS.unknown), 0);
  const ofLetters = Math.min(separate, joined === undefined ? Infinity : joined + COSTS.joined);

  const ofNumbers = numbers.map((number) => {
    if (inModel.includes(number)) return 0;
    return inModel.some((each) => each.startsWith(number)) ? COSTS.begun : COSTS.otherNumber;
  });
  const others = ofNumbers.filter((far) => far === COSTS.otherNumber).length;
  if (others > 0 && (isSure || sounds.length === 0)) return undefined;
  if (sounds.length + numbers.length === 0) return 0;
  const rest = name.split(/\s+/).length - sounds.length - numbers.length;
  return (
    ofLetters +
    ofNumbers.reduce((sum, far) => sum + far, 0) +
    isOther * COSTS.otherType +
    Math.max(0, rest) * COSTS.rest
  );
}

/** How far a sound is from the nearest part of a name that begins with one of its words. */
function nearest(sound: string, words: readonly string[], isSure: boolean): number | undefined {
  const limit = isSure ? sureLimitOf(sound) : limitOf(sound);
  const fars = words.flatMap((_, from) =>
    [soundOf, spelledSoundOf].map((read) => {
      const sounds = words.slice(from).map(read);
      const ends = new Set(sounds.map((__, at) => sounds.slice(0, at + 1).join('').length));
      const far = distancesToBeginnings(sound, sounds.join('')).map((each, at) =>
        ends.has(at) ? each : isSure ? Infinity : each + COSTS.begun,
      );
      return Math.min(...far) + (from > 0 ? COSTS.later : 0);
    }),
  );
  const least = Math.min(...fars);
  return least <= limit + COSTS.begun + COSTS.later ? least : undefined;
}

/** A vowel or two of a long word: `splender`. */
function sureLimitOf(sound: string): number {
  return Math.min(0.3, 0.1 * (countConsonants(sound) - 1));
}
