import { expect, test } from 'vitest';
import { countProblems, inNaturalOrder, sizeProblems } from './check-turn.ts';

const named = (name: string, width = 1600, height = 1200) => ({ name, size: { width, height } });

test('files are put in order as people count', () => {
  const files = ['IMG_10.jpg', 'img_2.JPG', 'IMG_1.jpg'].map((name) => ({ name }));
  expect(inNaturalOrder(files).map(({ name }) => name)).toEqual([
    'IMG_1.jpg',
    'img_2.JPG',
    'IMG_10.jpg',
  ]);
});

test.each([
  [23, 1],
  [24, 0],
  [72, 0],
  [73, 1],
])('%i pictures have %i problems', (count, problems) => {
  expect(countProblems(count)).toHaveLength(problems);
});

test('pictures of another size than most are named, the first five of them', () => {
  expect(sizeProblems([named('a'), named('b')])).toEqual([]);
  const others = Array.from({ length: 7 }, (_, at) => named(`odd-${at}`, 1200, 1600));
  const same = Array.from({ length: 8 }, (_, at) => named(`same-${at}`));
  expect(sizeProblems([...others, ...same])).toEqual([
    'All have to be of the same size. Most have 1600 × 1200 pixels; others have: ' +
      'odd-0 (1200 × 1600), odd-1 (1200 × 1600), odd-2 (1200 × 1600), odd-3 (1200 × 1600), ' +
      'odd-4 (1200 × 1600), and 2 more',
  ]);
});

test('what the browser cannot read has no size to compare', () => {
  expect(sizeProblems([named('a'), { name: 'b', size: undefined }])).toEqual([]);
});
