import { locales, specSections, textIn } from '@dealership/shared';
import { describe, expect, it } from 'vitest';
import { dealership } from '../../../../../shared/test/dealership.ts';
import { readDemoVehicles } from '../../../seed/demo-vehicles.ts';
import { readDemoWords } from '../../../seed/demo-words.ts';
import { wordsIn } from '../models/words-in.ts';
import { drawBrochure } from './brochure.ts';
import { readPdf, withoutBlanks } from '../../../../../shared/test/read-pdf.ts';
import { buildBareBrochure, buildBrochure, buildPicture, hostileTexts } from './test/samples.ts';

describe('drawBrochure', () => {
  it('contains all data of the model', async () => {
    const { text } = readPdf(await drawBrochure(buildBrochure()));
    for (const expected of [
      'Shine 125',
      'Starts from ₹ 1,21,486',
      'A 160 with an angular LED headlamp.',
      'Geny Grey Metallic',
      'Body Dimensions',
      'Ground clearance 162 mm',
      '50.0 × 63.12 mm',
      '1 down – 4 up',
      'Electricals',
      'Idle stop',
      'Crash guard',
      '08P70-K0R-D00',
      '₹ 1,180',
      'Disc ₹ 1,02,390',
      'Ex-showroom prices, 29 July 2026',
      dealership.name,
      dealership.address.street,
      dealership.email,
      'www.example.com',
    ]) {
      expect(text).toContain(withoutBlanks(expected));
    }
    for (const { phone } of dealership.phones) expect(text).toContain(withoutBlanks(phone));
  });

  it('has one page for a model without details', async () => {
    const { pages, pictures } = readPdf(await drawBrochure(buildBareBrochure()));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Page1of1');
    expect(pages[0]).toContain('₹1,21,486');
    expect(pages[0]).toContain(withoutBlanks(dealership.name));
    // The backdrop.
    expect(pictures).toBe(1);
  });

  it('leaves out what is empty', async () => {
    const bare = buildBareBrochure({ about: '', engine: '', power: '', transmission: '' });
    const { text } = readPdf(await drawBrochure(bare));
    for (const label of [
      'Engine',
      'Power',
      'Transmission',
      'Colours',
      'Specifications',
      'Variants',
    ]) {
      expect(text).not.toContain(label);
    }
  });

  it.each(locales)(
    'has 2 to 4 pages in %s for the models of the demo, with all pictures',
    async (locale) => {
      const picture = await buildPicture();
      const words = wordsIn(locale);
      const { translationsOf, inAllLanguages } = await readDemoWords();
      const inLocale = (english: string) => textIn(inAllLanguages(english), locale);
      // Those with the most and the least content, and one in between.
      const models = readDemoVehicles()
        .filter(({ specs }) => specs !== null)
        .sort((a, b) => lengthOf(a) - lengthOf(b));
      for (const model of [models[0], models[12], models.at(-1)]) {
        const file = await drawBrochure({
          ...buildBareBrochure({
            name: model!.name,
            about: inLocale(model!.details),
            picture,
            locale,
          }),
          variants: model!.variants.map(({ name, price }) => ({ name, pricePaise: price * 100 })),
          colours: model!.colours.map((name) => ({ name: inLocale(name), picture })),
          specs: specSections.flatMap((section) =>
            Object.entries(model!.specs![section]).map(([label, value]) => ({
              section,
              label: words.label({ label }),
              value: words.value({ value, valueIn: translationsOf(value) }),
            })),
          ),
          features: model!.features.map(({ heading, description }) => ({
            heading: inLocale(heading),
            description: inLocale(description),
            picture,
          })),
          accessories: model!.accessories.map(({ heading, description, partNo, price }) => ({
            heading: inLocale(heading),
            description: inLocale(description),
            partNo,
            pricePaise: price * 100,
          })),
        });
        const { pages } = readPdf(file);
        expect(pages.length).toBeGreaterThanOrEqual(2);
        expect(pages.length).toBeLessThanOrEqual(4);
        expect(pages.at(-1)).toContain(withoutBlanks(dealership.email));
        expect(file.length).toBeLessThan(1_500_000);
      }
    },
  );

  it('has as many pages as the data need', async () => {
    const accessories = Array.from({ length: 100 }, (_, index) => ({
      heading: `Accessory ${index}.`,
      description: 'With a description.',
      partNo: `PART-${index}.`,
      pricePaise: 100_000,
    }));
    const specs = Array.from({ length: 90 }, (_, row) => ({
      section: 'frame' as const,
      label: `Row${row}`,
      value: `Value ${row}.`,
    }));
    const { pages, text } = readPdf(await drawBrochure(buildBrochure({ accessories, specs })));
    expect(pages.length).toBeGreaterThan(5);
    for (const { partNo } of accessories) expect(text).toContain(partNo);
    for (const { value } of specs) expect(text).toContain(withoutBlanks(value));
    pages
      .filter((page) => page.includes('PART-'))
      .forEach((page) => expect(page).toContain('AccessoryPartnumberPrice'));
  });

  it('moves a text that is too long for the cover to the next page', async () => {
    const about = 'A sentence about the model. '.repeat(60);
    const { pages } = readPdf(await drawBrochure(buildBrochure({ about })));
    expect(pages[0]).not.toContain('Asentence');
    expect(pages[1]).toContain('Asentence');
  });

  it('counts a broken picture as none', async () => {
    const picture = { bytes: Buffer.from('no picture') };
    const colours = [{ name: 'Black', picture }];
    const features = [{ heading: 'Lamp', description: 'Bright.', picture }];
    const file = await drawBrochure(buildBrochure({ picture, colours, features }));
    expect(readPdf(file).pictures).toBe(1);
  });

  it('gives the same bytes for the same data', async () => {
    const picture = await buildPicture('avif');
    const brochure = buildBrochure({ picture, colours: [{ name: 'Red', picture }] });
    const [first, second] = [await drawBrochure(brochure), await drawBrochure(brochure)];
    expect(first.equals(second)).toBe(true);
  });

  it('names its title, author and language', async () => {
    const file = (await drawBrochure(buildBrochure())).toString('latin1');
    expect(file).toContain('(Shine 125 brochure)');
    expect(file).toContain(`(${dealership.name})`);
    expect(file).toContain('/Lang (en-IN)');
    expect(file).toContain('/Marked true');
  });

  it('keeps its properties well-formed whatever the name', async () => {
    const name = '<b> & Co';
    const file = (await drawBrochure(buildBareBrochure({ name }))).toString('latin1');
    expect(file).toContain('<rdf:li xml:lang="x-default">b and Co brochure</rdf:li>');
  });

  it.each(hostileTexts.map((text, index) => ({ text, index })))(
    'draws hostile text $index',
    async ({ text }) => {
      const file = await drawBrochure(
        buildBrochure({
          name: text,
          about: text,
          engine: text,
          power: text,
          transmission: text,
          variants: [{ name: text, pricePaise: 10_239_000 }],
          colours: [{ name: text, picture: undefined }],
          specs: [{ section: 'frame', label: text, value: text }],
          features: [{ heading: text, description: text, picture: undefined }],
          accessories: [{ heading: text, description: text, partNo: text, pricePaise: 100 }],
        }),
      );
      expect(readPdf(file).text).toContain('₹1,02,390');
    },
  );
});

function lengthOf(model: object): number {
  return JSON.stringify(model).length;
}
