import { expect, test } from 'vitest';
import type { LocalText } from '../text/local-text.ts';
import type { WrittenPage } from './page-text.ts';
import { joinLanguages, pageIn, translationsOf } from './translations.ts';

const pageOf = (title: string, lead: string, heading: string): WrittenPage<string> => ({
  title,
  lead,
  sections: [{ heading, inShort: '', body: `${heading}.`, look: 'points' }],
});

const standard = joinLanguages({
  en: pageOf('About us', 'In {city}', 'Our story'),
  bn: pageOf('আমাদের কথা', '{city} শহরে', 'আমাদের গল্প'),
  hi: pageOf('हमारे बारे में', '{city} में', 'हमारी कहानी'),
});

const known = translationsOf(standard);

test('the page of the product is whole in every language', () => {
  expect(pageIn(standard, 'bn', known)).toEqual(pageOf('আমাদের কথা', '{city} শহরে', 'আমাদের গল্প'));
  expect(pageIn(standard, 'en', known)).toEqual(pageOf('About us', 'In {city}', 'Our story'));
});

test('of a page that the dealership wrote, what it left as it was keeps the product’s translation', () => {
  const text = (en: string, more: Partial<LocalText> = {}): LocalText => ({ en, ...more });
  const own: WrittenPage = {
    title: text('About us', { bn: '' }),
    lead: text('Since 1996', { hi: '1996 से' }),
    sections: [
      {
        heading: text('Our story'),
        inShort: text(''),
        body: text('Our story.', { bn: 'নিজেদের কথা।' }),
        look: 'years',
      },
    ],
  };
  expect(pageIn(own, 'bn', known)).toEqual({
    title: 'আমাদের কথা',
    lead: 'Since 1996',
    sections: [{ heading: 'আমাদের গল্প', inShort: '', body: 'নিজেদের কথা।', look: 'years' }],
  });
  expect(pageIn(own, 'hi', known)).toMatchObject({
    title: 'हमारे बारे में',
    lead: '1996 से',
    sections: [{ heading: 'हमारी कहानी', body: 'हमारी कहानी.' }],
  });
  expect(pageIn(own, 'en', known)).toMatchObject({ title: 'About us', lead: 'Since 1996' });
});
