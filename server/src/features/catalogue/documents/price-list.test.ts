import { describe, expect, it } from 'vitest';
import { textsIn } from '@dealership/shared';
import { dealership } from '../../../../../shared/test/dealership.ts';
import { packagedFont } from '../../../pdf/fonts.ts';
import { readDemoVehicles } from '../../../seed/demo-vehicles.ts';
import { drawPriceList } from './price-list.ts';
import { readPdf, withoutBlanks } from '../../../../../shared/test/read-pdf.ts';
import { buildModel, buildPicture, buildPriceList, hostileTexts } from './test/samples.ts';

const demoModels = readDemoVehicles().map(({ type, name, engine, power, price, variants }) =>
  buildModel({
    type,
    name,
    engine,
    power,
    pricePaise: 100 * (price ?? Math.min(...variants.map((variant) => variant.price))),
    variants: variants.map((variant) => ({ name: variant.name, pricePaise: variant.price * 100 })),
  }),
);

const titleFonts = { bn: 'strongBengali', hi: 'strongHindi' } as const;

describe('drawPriceList', () => {
  it.each(['bn', 'hi'] as const)(
    'in %s has no sign of its title on the line below',
    async (locale) => {
      const { layout } = readPdf(await drawPriceList(buildPriceList({ locale })));
      const { font, shape } = packagedFont(titleFonts[locale]);
      for (const word of textsIn(locale).documents.priceList.title.split(' ')) {
        const drawn = layout[0]?.texts.find(({ text }) => text === word);
        const { glyphs, positions } = shape(word);
        const lowest = glyphs.map(
          ({ id }, place) => font.getGlyph(id).bbox.minY + (positions[place]?.yOffset ?? 0),
        );
        const { y = NaN, size = NaN } = drawn ?? {};
        expect(y - (Math.min(...lowest) / font.unitsPerEm) * size).toBeLessThan(148);
      }
    },
  );

  it('names every model of the demo catalogue with its prices in lakh grouping', async () => {
    const { text } = readPdf(await drawPriceList(buildPriceList({ models: demoModels })));
    for (const { name } of demoModels) expect(text).toContain(withoutBlanks(name));
    const { text: one } = readPdf(await drawPriceList(buildPriceList()));
    expect(one).toContain('₹1,02,390');
    expect(one).toContain('7.93kWat7,500rpm');
  });

  it('carries the dealership, its hours, and the day in Siliguri', async () => {
    const { text } = readPdf(await drawPriceList(buildPriceList()));
    for (const expected of [
      dealership.name,
      dealership.address.street,
      dealership.phones[0]?.phone ?? '',
      ...dealership.week.map(({ times }) => times),
      'Ex-showroom prices, 29 July 2026',
      'subject to change without notice',
    ]) {
      expect(text).toContain(withoutBlanks(expected));
    }
  });

  it('has both sections, and only those that have models', async () => {
    const scooter = buildModel({ type: 'scooter', name: 'Dio 125' });
    const both = readPdf(await drawPriceList(buildPriceList({ models: [buildModel(), scooter] })));
    expect(both.text).toMatch(/Motorcycles.*Shine125.*Scooters.*Dio125/);
    const one = readPdf(await drawPriceList(buildPriceList({ models: [scooter] })));
    expect(one.text).not.toContain('Motorcycles');
  });

  it('shows the start price of a model without variants', async () => {
    const model = buildModel({ variants: [], pricePaise: 12_148_600 });
    const { text } = readPdf(await drawPriceList(buildPriceList({ models: [model] })));
    expect(text).toContain('Startsfrom₹1,21,486');
  });

  it('counts its pages and repeats the head of the table on each', async () => {
    const models = Array.from({ length: 60 }, (_, index) =>
      buildModel({ name: `Model ${index}.` }),
    );
    const { pages } = readPdf(await drawPriceList(buildPriceList({ models })));
    expect(pages.length).toBeGreaterThan(4);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page${index + 1}of${pages.length}`);
      expect(page).toContain('ModelVariantEx-showroom');
    });
    for (const { name } of models) {
      // Name and both prices are on the same page.
      const page = pages.find((text) => text.includes(withoutBlanks(name))) ?? '';
      expect(page.split(withoutBlanks(name))[1]).toMatch(/^123.94cc.*?₹80,124.*?₹1,02,390/);
    }
  });

  it('splits a model that is too high for one page', async () => {
    const variants = Array.from({ length: 120 }, (_, index) => ({
      name: `Variant ${index}.`,
      pricePaise: 100 * (90_000 + index),
    }));
    const models = [buildModel({ variants })];
    const { pages, text } = readPdf(await drawPriceList(buildPriceList({ models })));
    expect(pages.length).toBeGreaterThan(2);
    for (const { name } of variants) expect(text).toContain(withoutBlanks(name));
  });

  it('takes WebP and AVIF, and counts a broken picture as none', async () => {
    const broken = { bytes: Buffer.from('no') };
    const pictures = [await buildPicture('webp'), await buildPicture('avif'), broken];
    const models = pictures.map((picture) => buildModel({ picture }));
    expect(readPdf(await drawPriceList(buildPriceList({ models }))).pictures).toBe(2);
  });

  it('stays small with 26 pictures', async () => {
    const picture = await buildPicture();
    const models = demoModels.map((model) => ({ ...model, picture }));
    expect((await drawPriceList(buildPriceList({ models }))).length).toBeLessThan(600_000);
  });

  it('gives the same bytes for the same data', async () => {
    const list = buildPriceList({ models: [buildModel({ picture: await buildPicture() })] });
    const [first, second] = [await drawPriceList(list), await drawPriceList(list)];
    expect(first.equals(second)).toBe(true);
  });

  it.each(hostileTexts.map((text, index) => ({ text, index })))(
    'draws hostile text $index',
    async ({ text }) => {
      const variants = [{ name: text, pricePaise: 10_239_000 }];
      const model = buildModel({ name: text, engine: text, power: text, variants });
      const { text: read } = readPdf(await drawPriceList(buildPriceList({ models: [model] })));
      expect(read).toContain('₹1,02,390');
    },
  );

  it('sets Bengali and Hindi names', async () => {
    const models = [buildModel({ name: 'শাইন' }), buildModel({ name: 'शाइन' })];
    const { text } = readPdf(await drawPriceList(buildPriceList({ models })));
    expect(text).toContain('শাইন');
    expect(text).toMatch(/श.*इ.*न/);
  });

  it('draws an empty list', async () => {
    expect(readPdf(await drawPriceList(buildPriceList({ models: [] }))).pages).toHaveLength(1);
  });
});
