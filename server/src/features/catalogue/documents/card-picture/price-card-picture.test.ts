import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { locales, type CardChoices, type Extra } from '@dealership/shared';
import { dealership } from '../../../../../../shared/test/dealership.ts';
import { readPng } from '../../../../../../shared/test/read-png.ts';
import { sampleCard } from '../../../../../../shared/test/sample-card.ts';
import { drawPriceCardPicture, type PriceCardPicture } from './price-card-picture.ts';

const cardOf = (
  choices: Partial<CardChoices> = {},
  { extras = [], takesSamples = true }: { extras?: Extra[]; takesSamples?: boolean } = {},
) =>
  sampleCard({
    choices,
    rates: { extras: extras.map((each) => ({ ...each, name: each.name.en })), lenders: [] },
    takesSamples,
  });
const draw = (part: Partial<PriceCardPicture> = {}) =>
  drawPriceCardPicture({
    card: cardOf(),
    vehicle: 'Shine 125 Drum',
    place: 'Jalpaiguri',
    locale: 'en',
    dealership,
    shape: 'wide',
    ...part,
  });

/** Of the part from a height on that is not its commonest colour: how much is written there. */
async function inkBelow(png: Buffer, top: number, width: number): Promise<number> {
  const { height } = readPng(png);
  const grey = await sharp(png)
    .extract({ left: 0, top, width, height: height - top })
    .greyscale()
    .raw()
    .toBuffer();
  return grey.filter((shade) => shade < 128).length;
}

describe('the picture of a price card', () => {
  it.each(locales)('in %s has its sizes, and the total in paise for programs', async (locale) => {
    const { total } = cardOf();
    const texts = { total: String(total) };
    expect(readPng(await draw({ locale }))).toEqual({ width: 1200, height: 630, texts });
    const tall = await draw({ locale, shape: 'tall' });
    expect(readPng(tall)).toEqual({ width: 1080, height: 1920, texts });
    // It can be read by a program that checks its chunks.
    expect((await sharp(tall, { failOn: 'warning' }).stats()).isOpaque).toBe(true);
  });

  it('shows each line, and with too many the sum by payee', async () => {
    const many = Array.from({ length: 20 }, (_, at): Extra => {
      const name = { en: `Accessory ${at}`, bn: '', hi: '' };
      return { code: `accessory-${at}`, name, price: 100 };
    });
    const inkOf = async (count: number) => {
      const extras = many.slice(0, count).map(({ code }) => code);
      return inkBelow(await draw({ card: cardOf({ extras }, { extras: many }) }), 220, 780);
    };
    const [none, some, all] = [await inkOf(0), await inkOf(2), await inkOf(20)];
    expect(some).toBeGreaterThan(none);
    expect(all).toBeLessThan(none);
  });

  it('says in the dark part that samples are no offer', async () => {
    const bright = async (card: PriceCardPicture['card']) => {
      const right = { left: 796, top: 0, width: 404, height: 500 };
      const grey = await sharp(await draw({ card }))
        .extract(right)
        .greyscale()
        .raw()
        .toBuffer();
      return grey.filter((shade) => shade > 128).length;
    };
    const card = cardOf();
    expect(await bright(card)).toBeGreaterThan(await bright({ ...card, isSample: false }));
  });

  it('is drawn with the longest texts too', async () => {
    const vehicle = 'Commuter Deluxe '.repeat(12);
    const card = cardOf({ loan: { lender: '', months: 0, down: 0 } }, { takesSamples: false });
    for (const shape of ['wide', 'tall'] as const) {
      const png = await draw({ shape, vehicle, card });
      expect(readPng(png).texts).toEqual({ total: '8012400' });
    }
  });
});
