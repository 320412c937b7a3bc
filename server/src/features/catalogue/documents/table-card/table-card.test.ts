import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { cardPapers, formatRupees, locales, textsIn } from '@dealership/shared';
import { dealership } from '../../../../../../shared/test/dealership.ts';
import { readPdf, withoutBlanks } from '../../../../../../shared/test/read-pdf.ts';
import { at, buildPicture, hostileTexts } from '../test/samples.ts';
import { drawTableCards, type TableCard, type TableCards } from './table-card.ts';

const shownAddress = 'teesta-two-wheelers.example/bn/view-details?bike=Hornet2.0';
const address = `https://${shownAddress}&utm_source=table-card&utm_medium=qr`;
const model: TableCard = {
  kind: 'models',
  name: 'Hornet 2.0',
  line: '184.4 cc · 12.7 kW at 8,500 rpm',
  picture: await buildPicture(),
  price: { paise: 1_47_268_00 },
  texts: [],
  address,
  shownAddress,
};
const offer: TableCard = {
  ...model,
  kind: 'offers',
  name: 'Puja exchange bonus',
  line: 'Until 31 October 2026',
  whole: { width: 800, height: 600 },
  price: { of: 'Shine 125', paise: 80_124_00 },
  texts: ['Bring your old two-wheeler.'],
};
const branch: TableCard = {
  kind: 'branches',
  name: 'Teesta Jalpaiguri',
  line: 'Club Road, Jalpaiguri',
  picture: undefined,
  texts: ['Sales +91 98320 51313'],
  address,
  shownAddress,
};
async function draw(cards: readonly TableCard[], options: Partial<TableCards> = {}) {
  const order = { cards, paper: 'a5', at, locale: 'en', dealership, ...options } as const;
  const parts: Buffer[] = [];
  for await (const part of drawTableCards(order)) parts.push(part);
  return Buffer.concat(parts);
}

const POINTS_PER_MM = 72 / 25.4;
/** Dots of a camera that holds a printed code at some distance: 200 an inch. */
const DOTS_PER_MM = 200 / 25.4;

/** The code of a file's only page: its side in mm, and the places and widths of its dark stretches, in modules. */
function codeIn(file: Buffer, scale: number) {
  const content = [...file.toString('latin1').matchAll(/stream\n([^]*?)\nendstream/g)]
    .map(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .find((each) => each.includes(' Tf '));
  // As pdfkit writes it: a place, the size of a module, and the path, the longest of the page.
  const [found] = [
    ...(content ?? '').matchAll(
      /q\n1 0 0 1 [\d.]+ [\d.]+ cm\n([\d.]+) 0 0 [\d.]+ 0 0 cm\n((?:[\d.-]+ [\d.-]+ [ml]\n|h\n)+)/g,
    ),
  ].toSorted((one, other) => other[0].length - one[0].length);
  const [, module = '', path = ''] = found ?? [];
  const stretches = [...path.matchAll(/([\d.]+) ([\d.]+) m\n([\d.]+) /g)].map(
    ([, x, y, to]) => [Number(x), Number(y), Number(to) - Number(x)] as const,
  );
  return { module: (Number(module) * scale) / POINTS_PER_MM, stretches };
}

/** The modules of a code as a camera sees them that is printed with this side in mm. */
async function seen(stretches: ReturnType<typeof codeIn>['stretches'], size: number, side: number) {
  const rectangles = stretches.map(([x, y, width]) => `M${x} ${y}h${width}v1h-${width}z`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${side * DOTS_PER_MM}" height="${side * DOTS_PER_MM}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${rectangles.join('')}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dotAt = (place: number) => Math.floor(((place + 0.5) * info.width) / size);
  return Array.from({ length: size }, (_row, y) =>
    Array.from(
      { length: size },
      (_each, x) => (data[(dotAt(y) * info.width + dotAt(x)) * info.channels] ?? 0) < 128,
    ),
  );
}

it.each(cardPapers)(
  'the code on %s is its address, larger than 20 mm, and readable at 20 mm',
  async (paper) => {
    const file = await draw([model], { paper });
    const { data: wanted } = encode(address, { ecc: 'M', border: 4 });
    const size = wanted.length;
    const { module, stretches } = codeIn(file, paper === 'a4' ? 1 : 419.53 / 595.28);
    expect(module * size).toBeGreaterThan(40);
    // The smallest module that the standard's printing guides ask for is 0.33 mm.
    expect(20 / size).toBeGreaterThan(0.33);
    expect(await seen(stretches, size, 20)).toEqual(wanted);
  },
);

it.each(locales)('in %s the cards say name, price and page, one page each', async (locale) => {
  const file = await draw([model, offer, branch], { locale });
  const { pages, layout, pictures } = readPdf(file);
  const texts = textsIn(locale).documents;
  expect(layout.map(({ width, height }) => [width, height])).toEqual(
    Array.from({ length: 3 }, () => [419.53, 595.28]),
  );
  expect(pictures).toBe(3);
  [model, offer, branch].forEach(({ kind, name, line, price, texts: own }, index) => {
    const amounts = price ? [texts.startsFrom, formatRupees(price.paise), price.of ?? ''] : [];
    const { [kind]: scan } = texts.tableCard.scan;
    for (const part of [name, line, ...own, ...amounts, scan, shownAddress])
      expect(pages[index]).toContain(withoutBlanks(part));
  });
});

it('no text leaves the page, whatever it is', async () => {
  const cards = hostileTexts.map((text) => ({
    ...offer,
    name: text,
    line: text,
    texts: [text, text],
  }));
  const { layout } = readPdf(await draw(cards, { paper: 'a4' }));
  expect(layout).toHaveLength(hostileTexts.length);
  for (const { x, y, width } of layout.flatMap(({ texts }) => texts)) {
    expect(x).toBeGreaterThan(40);
    expect(x + width).toBeLessThan(560);
    expect(y).toBeLessThan(830);
  }
});
