import { expect, test } from 'vitest';
import { findHeadings } from './headings.ts';

const wanted = {
  spellings: { model: { whole: [], within: ['गाड़ी', 'গাড়ি'], unless: ['बड़ी', 'মায়ের'] } },
  isEnough: () => true,
  isSure: () => true,
};

test.each([
  ['कौन सी गाड़ी', true],
  ['कौन सी गाडी', true],
  ['बड़ी गाड़ी', false],
  ['बडी गाडी', false],
  ['কোন গাড়ি', true],
  ['কোন গাডি', true],
  ['মায়ের গাড়ি', false],
  ['মাযের গাডি', false],
])('dots below letters do not count in the words of a heading: %s', (heading, isFound) => {
  expect(findHeadings([[heading]], wanted)?.places.model !== undefined).toBe(isFound);
});
