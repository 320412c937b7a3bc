// Makes the faces of headings: one weight and width of the variable Noto faces (SIL Open Font License 1.1), and the
// letters of one script alone. Run it in this folder: npm install && npm run make.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const faces = [
  { name: 'bengali', first: 0x0980, last: 0x09fe },
  { name: 'devanagari', first: 0x0900, last: 0x097f },
];
/** The danda and its double, and the two marks that join or separate letters. */
const common = '\u0964\u0965\u200c\u200d';

for (const { name, first, last } of faces) {
  const letters = Array.from({ length: last - first + 1 }, (_, at) =>
    String.fromCodePoint(first + at),
  );
  const file = `node_modules/@fontsource-variable/noto-sans-${name}/files/noto-sans-${name}-${name}-wdth-normal.woff2`;
  const face = await subsetFont(readFileSync(file), letters.join('') + common, {
    targetFormat: 'woff2',
    variationAxes: { wght: 600, wdth: 75 },
  });
  writeFileSync(`../../client/src/ui/languages/noto-sans-${name}-600-narrow.woff2`, face);
  console.log(`${name}: ${face.length} bytes`);
}
