import { reportKinds, reportOf, screenAddress } from '@dealership/shared';
import { expect, test, vi } from 'vitest';
import { rightsOf } from '../../../test/rights.ts';
import { findWays } from '../../features/desk/jump/find-ways.ts';
import type * as Kinds from '@dealership/shared/texts/common/kinds/index.ts';
import type * as Screens from '@dealership/shared/texts/staff/screens.ts';
import { jumpsFor } from './jump.tsx';
import { screens } from './screens.tsx';

// As in the Hindi back office.
vi.mock(
  '@dealership/shared/texts/common/kinds/index.ts',
  () => import('../../../../shared/src/texts/hi/common/kinds/index.ts'),
);
vi.mock(
  '@dealership/shared/texts/staff/office.ts',
  () => import('../../../../shared/src/texts/hi/staff/office.ts'),
);
vi.mock(
  '@dealership/shared/texts/staff/screens.ts',
  () => import('../../../../shared/src/texts/hi/staff/screens.ts'),
);
vi.mock(
  '@dealership/shared/texts/staff/desk/jump.ts',
  () => import('../../../../shared/src/texts/hi/staff/desk/jump.ts'),
);

const { ways } = jumpsFor(rightsOf('owner'));
const find = (typed: string) => findWays(typed, ways).map(({ title }) => title);

test.each([
  ['कीमत', 'कीमत'],
  ['price', 'कीमत'],
  ['दाम', 'नई कीमत'],
  ['new price', 'नई कीमत'],
  ['raise', 'नई कीमत'],
  ['फोटो', 'फ़ोटो जोड़ें'],
  ['whatsapp', 'पूछताछ जोड़ें'],
  ['व्हाट्सऐप', 'पूछताछ जोड़ें'],
  ['sales report', 'सेल्स रिपोर्ट'],
  ['सेल्स', 'सेल्स रिपोर्ट'],
] as const)('Jump to… finds by %s first, in Hindi: %s', (typed, title) => {
  expect(find(typed)[0]).toBe(title);
});

test('every screen is found first by its title, in Hindi and in English', async () => {
  const { screenTexts } = await vi.importActual<typeof Screens>(
    '@dealership/shared/texts/staff/screens.ts',
  );
  const { kindTexts } = await vi.importActual<typeof Kinds>(
    '@dealership/shared/texts/common/kinds/index.ts',
  );
  const english = [
    ...Object.entries(screenTexts.screens).map(([name, { title }]) => ({ name, title })),
    ...reportKinds.map((kind) => ({
      name: reportOf(kind)?.screen ?? '',
      title: kindTexts[kind].report?.title ?? '',
    })),
  ];
  expect(english.map(({ name }) => name).toSorted()).toEqual(
    screens.map(({ name }) => name).toSorted(),
  );
  for (const { name, title } of [...english, ...screens]) {
    const [first] = findWays(title, ways);
    expect([title, first?.to]).toEqual([title, screenAddress(name)]);
  }
});
