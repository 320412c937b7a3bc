import { NOTICE_VERSION, noNotices } from '@dealership/shared';
import { expect, test } from 'vitest';
import { dealership, pageTextsOf } from '../../../../shared/test/dealership.ts';
import { blocksOf, describeNotices } from './describe-pages.ts';

test('paragraphs have an empty line between them, and lines with a hyphen are a list', () => {
  const body =
    'One line\nand its end.\n\n- first: of two: parts\n• second\nAfter it - a dash.\n\n- new';
  expect(blocksOf(body, 'points')).toEqual([
    { text: 'One line and its end.' },
    { items: [['first', 'of two: parts'], ['second']] },
    { text: 'After it - a dash.' },
    { items: [['new']] },
  ]);
  expect(blocksOf('- 1996: We opened: With one lift: and a half', 'years')).toEqual([
    { items: [['1996', 'We opened', 'With one lift: and a half']] },
  ]);
  expect(blocksOf('- 10:00: we open', 'ticks')).toEqual([{ items: [['10:00: we open']] }]);
  expect(blocksOf(' \n\n', 'ticks')).toEqual([]);
});

test('every page has a text, without a mark that nothing replaces', () => {
  const pages = pageTextsOf({ retention: { sales: 24 } });
  for (const [page, { title, lead, sections }] of Object.entries(pages)) {
    expect([title, lead].every(Boolean), page).toBe(true);
    expect(JSON.stringify(sections), page).not.toMatch(/\{[a-z-]+\}/);
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size, page).toBe(ids.length);
    expect(
      ids.every((id) => /^[\p{L}\p{M}\p{N}-]+$/u.test(id)),
      page,
    ).toBe(true);
  }
  expect(JSON.stringify(pages['privacy-policy'])).toContain('erased automatically 24 months');
});

test('an address that an earlier version had as one text is in a page without gaps', () => {
  const address = { street: 'Sevoke Road, Siliguri', city: '', state: '', pinCode: '' };
  const { sections } = pageTextsOf({ address })['terms-conditions'];
  expect(sections[0]?.blocks[0]).toEqual({
    text: expect.stringContaining(', Sevoke Road, Siliguri, runs this website') as string,
  });
});

const furtherNotices = (text: string, title = 'गोपनीयता') =>
  describeNotices(
    { ...noNotices, 'notice-ne': { title, text, basis: '2026-11.13' } },
    { ...dealership, legalName: 'Hill Road Motors' },
    () => 3,
  );

test('a pasted notice has the parts of a page, its language, and the details that are not words', () => {
  const { ne, ...others } = furtherNotices(
    'यो {firm} को सूचना हो।\n\n# हामी के राख्छौँ\nनाम र नम्बर।\n- एक\n- दुई\n\n##  सम्पर्क\n{email}, {version}',
  );
  expect(others).toEqual({});
  expect(ne).toEqual({
    title: 'गोपनीयता',
    lead: '',
    notice: { lang: 'ne', dir: 'ltr', version: 'ne3' },
    sections: [
      {
        id: 'section',
        heading: '',
        inShort: '',
        look: 'ticks',
        blocks: [{ text: 'यो Hill Road Motors को सूचना हो।' }],
      },
      {
        id: 'हामी-के-राख्छौँ',
        heading: 'हामी के राख्छौँ',
        inShort: '',
        look: 'ticks',
        blocks: [{ text: 'नाम र नम्बर।' }, { items: [['एक'], ['दुई']] }],
      },
      {
        id: 'सम्पर्क',
        heading: 'सम्पर्क',
        inShort: '',
        look: 'ticks',
        blocks: [{ text: `${dealership.email}, ${NOTICE_VERSION}.ne3` }],
      },
    ],
  });
});

test('the letters of a pasted notice decide its direction', () => {
  const dirOf = (text: string) => furtherNotices(text).ne?.notice?.dir;
  expect(dirOf('ہم آپ کے بارے میں کیا جانتے ہیں')).toBe('rtl');
  expect(dirOf('ᱟᱵᱚ ᱫᱚ ᱪᱮᱫ ᱵᱩᱡᱷᱟᱹᱣ ᱟ')).toBe('ltr');
});
