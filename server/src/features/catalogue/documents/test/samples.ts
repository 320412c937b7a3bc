import sharp from 'sharp';
import { dealership } from '../../../../../../shared/test/dealership.ts';
import type { Brochure } from '../brochure.ts';
import type { PricedModel, PriceList } from '../price-list.ts';

/** 29 July 2026, 00:30 in Siliguri; in UTC it is still the 28th. */
export const at = Date.parse('2026-07-28T19:00:00Z');

/** A red disc on a transparent background, like the pictures of vehicles. */
export async function buildPicture(format: 'webp' | 'avif' = 'webp') {
  const svg =
    '<svg width="800" height="600"><circle cx="400" cy="320" r="200" fill="#c8102e"/></svg>';
  return { bytes: await sharp(Buffer.from(svg)).toFormat(format).toBuffer() };
}

export function buildModel(overrides: Partial<PricedModel> = {}): PricedModel {
  return {
    type: 'motorcycle',
    name: 'Shine 125',
    engine: '123.94 cc',
    power: '7.93 kW at 7,500 rpm',
    pricePaise: 8_012_400,
    variants: [
      { name: 'Drum', pricePaise: 8_012_400 },
      { name: 'Disc', pricePaise: 10_239_000 },
    ],
    picture: undefined,
    ...overrides,
  };
}

export function buildPriceList(overrides: Partial<PriceList> = {}): PriceList {
  return { models: [buildModel()], at, locale: 'en', dealership, ...overrides };
}

/** A model with only name, text, class line and price. */
export function buildBareBrochure(overrides: Partial<Brochure> = {}): Brochure {
  return {
    type: 'motorcycle',
    name: 'X-Blade',
    about: 'A 160 with an angular LED headlamp.',
    engine: '162.71 cc',
    power: '10.2 kW at 8,000 rpm',
    transmission: '5-speed manual',
    pricePaise: 12_148_600,
    picture: undefined,
    variants: [],
    colours: [],
    specs: [],
    features: [],
    accessories: [],
    pageUrl: undefined,
    at,
    locale: 'en',
    dealership,
    ...overrides,
  };
}

export function buildBrochure(overrides: Partial<Brochure> = {}): Brochure {
  return buildBareBrochure({
    name: 'Shine 125',
    variants: [
      { name: 'Drum', pricePaise: 8_012_400 },
      { name: 'Disc', pricePaise: 10_239_000 },
    ],
    colours: [
      { name: 'Rebel Red Metallic', picture: undefined },
      { name: 'Geny Grey Metallic', picture: undefined },
    ],
    specs: [
      { section: 'bodyDimensions', label: 'Ground clearance', value: '162 mm' },
      { section: 'engineDetails', label: 'Bore and stroke', value: '50.0 × 63.12 mm' },
      { section: 'transmissionDetails', label: 'Gear pattern', value: '1 down – 4 up' },
      { section: 'tyreDetails', label: 'Front tyre', value: '80/100-18 M/C 47P' },
      { section: 'frame', label: 'Frame type', value: 'Diamond' },
      { section: 'Electrical', label: 'Tail lamp', value: 'Bulb, 21/5 W' },
    ],
    features: [
      { heading: 'Idle stop', description: 'The engine rests at a red light.', picture: undefined },
      { heading: 'Five gears', description: 'Slower on the highway.', picture: undefined },
    ],
    accessories: [
      {
        heading: 'Crash guard',
        description: 'Thick-wall guard.',
        partNo: '08P70-K0R-D00',
        pricePaise: 118_000,
      },
    ],
    pageUrl: 'https://www.example.com/view-details?bike=Shine125',
    ...overrides,
  });
}

/** Texts that a document must survive: markup, controls, lone surrogates, scripts without glyphs. */
export const hostileTexts: readonly string[] = [
  '<script>alert(1)</script> & ) Tj ET %PDF \\ (unbalanced',
  'a\u0000b\u0007c\u001bd\u200be\u202ef\ud800g\uffff',
  '🏍️ 摩托车 مرحبا',
  'শাইন ১২৫ হোন্ডা ক্ষুদ্র র‍্যাব',
  'शाइन १२५ क्ष त्र ज्ञ र्क्ष',
  'e\u0301\u0301\u0301 ﷽ \u0301',
  '   \n\t ',
  '',
  'W'.repeat(2_000),
  'long words '.repeat(1_000),
];
