import { expect, it } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

const base = {
  title: { en: 'Story', bn: 'গল্প' },
  look: 'ticks',
  sections: [{ body: { en: 'A shed.' } }, { body: { en: 'A road.' } }],
};

it('has the texts of both people, also one text in two languages', () => {
  const yours = { ...base, title: { en: 'Story', bn: 'আমাদের কথা' } };
  const theirs = {
    ...base,
    title: { en: 'Our story', bn: 'গল্প' },
    sections: [{ body: { en: 'A shed.', hi: 'एक शेड।' } }, { body: { en: 'A road.' } }],
  };
  const merged = mergeTexts({ base, yours, theirs });
  expect(merged).toEqual(mergeTexts({ base, yours: theirs, theirs: yours }));
  expect(merged).toMatchObject({
    title: { en: 'Our story', bn: 'আমাদের কথা' },
    look: 'ticks',
    sections: [{ body: { en: 'A shed.', hi: 'एक शेड।' } }, { body: { en: 'A road.' } }],
  });
});

it.each([
  ['one text', { ...base, title: { en: 'Story', bn: 'কাহিনি' } }],
  ['what is no text', { ...base, look: 'years' }],
  ['the order', { ...base, sections: base.sections.toReversed() }],
  ['the number of parts', { ...base, sections: [] }],
  ['all of it', null],
])('does not choose where %s was changed', (_, theirs) => {
  const yours = { ...base, title: { en: 'Story', bn: 'আমাদের কথা' } };
  expect(mergeTexts<unknown>({ base, yours, theirs })).toBeUndefined();
});
