import { describe, expect, it } from 'vitest';
import { customerNames, spokenModels, spokenTypes } from '../../test/spoken-words.ts';
import { wordList } from '../text/word-list.ts';
import { findModels } from './find-models.ts';
import type { Outline } from './vehicle-schema.ts';

type Model = ReturnType<typeof of>[number];

const of = (outline: Outline, maker: string, names: string) =>
  wordList(names).map((name) => ({
    name,
    outline,
    slug: `${maker}-${name.toLowerCase().replaceAll(/\W+/g, '-')}`,
  }));

/** The models of the demo, and those of another maker: each word has to be told from all of them. */
const models = [
  ...of(
    'motorcycle',
    'honda',
    `Shine 100, Shine 100 DX, CD110 Deluxe, Livo, Shine 125, SP125, CB125 Hornet, SP160, Unicorn, X-Blade,
    Hornet 2.0, NX200, CB200X, CBR 150R, CB300F, CB350, H'ness CB350`,
  ),
  ...of(
    'scooter',
    'honda',
    'Activa 6G, Activa 110, Activa 125, Dio 110, Dio 125, Grazia 125, Aviator',
  ),
  ...of('electric-scooter', 'honda', 'Activa e:, QC1'),
  ...of(
    'motorcycle',
    'hero',
    `Splendor Plus, Super Splendor, HF Deluxe, Passion Plus, Glamour X 125, Xtreme 125R, Xtreme 160R 4V,
    Xpulse 200 4V, Karizma XMR, Mavrick 440`,
  ),
  ...of('scooter', 'hero', 'Destini 125, Xoom 110, Xoom 125, Pleasure Plus'),
  ...of('electric-scooter', 'hero', 'Vida V1, Vida VX2'),
];

const isWhole = (name: string) => models.some((model) => model.name === name);

const words = [
  ...Object.entries(spokenModels).flatMap(([name, typed]) =>
    wordList(typed).map((word) => ({
      word,
      wanted: name,
      isMeant: (model: Model) =>
        isWhole(name) ? model.name === name : model.name.startsWith(name),
    })),
  ),
  ...Object.entries(spokenTypes).flatMap(([part, typed]) =>
    wordList(typed).map((word) => ({
      word,
      wanted: part,
      isMeant: (model: Model) => model.outline.includes(part),
    })),
  ),
];

const namesOf = (found: readonly Model[]) => found.map(({ name }) => name);

/** Prints each word that was missed, and how many. */
function report(what: string, missed: readonly string[], all: number): number {
  console.info([`${what}: ${missed.length} of ${all} missed`, ...missed].join('\n  '));
  return missed.length / all;
}

describe('what people type', () => {
  it('finds the right model first, in at least 95 of 100 words', () => {
    expect(words.length).toBeGreaterThanOrEqual(300);
    const missed = words.flatMap(({ word, wanted, isMeant }) => {
      const [first, ...others] = findModels(word, models);
      if (first && isMeant(first)) return [];
      return `${word}: ${wanted}, not ${namesOf([first ?? [], others.slice(0, 2)].flat()).join(', ')}`;
    });
    expect(report('right model first', missed, words.length)).toBeLessThanOrEqual(0.05);
  });

  it('finds the right model where no other word may be taken for one, in at least 90 of 100', () => {
    const missed = words.flatMap(({ word, isMeant }) =>
      findModels(word, models, { isSure: true }).some(isMeant) ? [] : word,
    );
    expect(report('found for sure', missed, words.length)).toBeLessThanOrEqual(0.1);
  });

  it('takes at most 2 of 100 names of customers for a model', () => {
    const names = wordList(customerNames);
    const taken = names.flatMap((name) => {
      const found = namesOf(findModels(name, models, { isSure: true }));
      return found.length === 0 ? [] : `${name}: ${found.join(', ')}`;
    });
    expect(report('names taken for models', taken, names.length)).toBeLessThanOrEqual(0.02);
  });
});

describe('findModels', () => {
  const found = (typed: string) => namesOf(findModels(typed, models));

  it.each([
    ['SCOOTY', 'Activa 6G'],
    ['bike', 'Shine 100'],
    ['electric', 'Activa e:'],
  ])('%j finds vehicles of that sort alone, in their order', (typed, first) => {
    const [own, ...others] = findModels(typed, models);
    expect(own?.name).toBe(first);
    expect(new Set([own, ...others].map((model) => model?.outline)).size).toBeLessThanOrEqual(2);
  });

  it('tells models of one name apart by their numbers, in any digits', () => {
    expect(found('শাইন ১২৫')[0]).toBe('Shine 125');
    expect(found('शाइन १००')[0]).toBe('Shine 100');
    expect(found('১৬০')).toEqual(['SP160', 'Xtreme 160R 4V']);
  });

  it('shows the others of the name behind one with another number', () => {
    expect(found('activa 5g').slice(0, 2)).toEqual(['Activa 6G', 'Activa 110']);
  });

  it('is content with the beginning of a word', () => {
    expect(found('spl')[0]).toBe('Splendor Plus');
    expect(found('ইউনি')[0]).toBe('Unicorn');
  });

  it('reads dotted letters of one and of two signs, and joiners, as one', () => {
    for (const typed of ['ज़ूम', 'ज़ूम', 'जूम', 'জু\u200cম', 'জু\u200dম']) {
      expect(found(typed)[0]).toBe('Xoom 110');
    }
    expect(found('এভিয়েটর')).toEqual(found('এভিয\u09bcেটর'));
  });

  it.each(['', ' ', '?', '…', 'washing machine', '9832012345'])('%j finds none', (typed) => {
    expect(found(typed)).toEqual([]);
  });

  it('is sure of a whole word alone', () => {
    expect(namesOf(findModels('spl', models, { isSure: true }))).toEqual([]);
    expect(namesOf(findModels('সাইন ১২৫', models, { isSure: true }))).toEqual(['Shine 125']);
    expect(namesOf(findModels('shine 150', models, { isSure: true }))).toEqual([]);
  });
});
