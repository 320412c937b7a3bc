import { findModels, toWordKey, type Outline } from '@dealership/shared';
import type { jumpTexts } from '@dealership/shared/texts/staff/desk/jump.ts';

/** Something that the jump field can find by words alone. */
export interface Way {
  is: Extract<
    keyof (typeof jumpTexts)['groups'],
    'actions' | 'screens' | 'models' | 'offers' | 'people'
  >;
  to: string;
  title: string;
  /** Its title in English, by which it is found too. */
  english?: string;
  /** For a screen the title of its group in the menu. */
  group: string;
  /** Other names for it. */
  words: string;
  /** Of a model. */
  outline?: Outline | undefined;
}

/**
 * The ways in which each typed word begins a word; matches in the title come first. Without a model among them those
 * follow that surely sound like what was typed. Nothing typed: actions and screens.
 * An action and its screen have one address, which is offered once: as the screen only if its title was typed.
 */
export function findWays(typed: string, ways: readonly Way[]): Way[] {
  const words = wordsOf(typed);
  if (words.length === 0) {
    const begun = ways.filter(({ is }) => is === 'actions' || is === 'screens');
    return begun.filter((way) => way.is === 'actions' || !isAmong(begun, 'actions', way));
  }
  const isIn = (text: string) => {
    const known = wordsOf(text);
    return words.every((word) => known.some((each) => each.startsWith(word)));
  };
  const found = ways.filter((way) => isIn(`${titlesOf(way)} ${way.group} ${way.words}`));
  const named = found.filter((way) => isIn(titlesOf(way)));
  return [...new Set([...named, ...found, ...findSounding(typed, ways, found)])].filter((way) => {
    if (way.is === 'actions') return !isAmong(named, 'screens', way);
    return way.is !== 'screens' || named.includes(way) || !isAmong(found, 'actions', way);
  });
}

function titlesOf({ title, english = '' }: Way): string {
  return `${title} ${english}`;
}

function findSounding(typed: string, ways: readonly Way[], found: readonly Way[]): Way[] {
  if (found.some(({ is }) => is === 'models')) return [];
  const models = ways.filter(({ is }) => is === 'models');
  const spoken = models.map((way) => ({ way, name: way.title, outline: way.outline }));
  return findModels(typed, spoken, { isSure: true }).map(({ way }) => way);
}

function isAmong(ways: readonly Way[], is: Way['is'], { to }: Way): boolean {
  return ways.some((way) => way.is === is && way.to === to);
}

function wordsOf(text: string): string[] {
  return toWordKey(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
