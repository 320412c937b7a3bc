import { textsIn, type Dealership, type Locale, type Variant } from '@dealership/shared';
import {
  drawCover,
  drawText,
  readyCover,
  type CoverNeeds,
  type ReadyCover,
} from './brochure-cover.ts';
import { layOutDealer } from './brochure-dealer.ts';
import { Flow } from './flow.ts';
import {
  colourPicture,
  drawColours,
  drawFeatures,
  featurePicture,
  type Density,
  type ShownColour,
  type ShownFeature,
} from './brochure-gallery.ts';
import { drawAccessories, drawVariants, type Accessory } from './brochure-prices.ts';
import { drawSpecs, type Specs } from './brochure-specs.ts';
import { priceDate } from './dealer.ts';
import { page, styles } from './pdf.ts';
import { pictureForCard, type PictureFile } from './pictures.ts';
import { PdfDocument } from './pdf-document.ts';
import { drawRunningLines } from './running-lines.ts';

/** The content of a model's brochure; empty parts are left out. */
export interface Brochure extends CoverNeeds {
  variants: readonly Pick<Variant, 'name' | 'pricePaise'>[];
  colours: readonly { name: string; picture: PictureFile }[];
  specs: Specs;
  features: readonly { heading: string; description: string; picture: PictureFile }[];
  accessories: readonly Accessory[];
  /** The model's page on the site; `undefined` while the site has no public address. */
  pageUrl: string | undefined;
  locale: Locale;
  dealership: Dealership;
}

/** Most pages of a brochure, unless the most compact layout needs more. */
const MAX_PAGES = 4;

/** From the most generous to the most compact. */
const layouts: readonly [Layout, ...Layout[]] = [
  { colours: 'roomy', features: 'roomy' },
  { colours: 'compact', features: 'roomy' },
  { colours: 'roomy', features: 'compact' },
  { colours: 'compact', features: 'compact' },
];

interface Layout {
  colours: Density;
  features: Density;
}

export async function drawBrochure(brochure: Brochure): Promise<Buffer> {
  const pictures = await readyPictures(brochure);
  let pdf = draw(brochure, pictures, layouts[0]);
  for (const layout of layouts.slice(1)) {
    if (pdf.pageCount <= MAX_PAGES) break;
    pdf = draw(brochure, pictures, layout);
  }
  return pdf.finish();
}

/** Height of a cover that still has room for a picture above the dealership's block, in points. */
const LEAST_COVER = 520;

interface ReadyPictures {
  cover: ReadyCover;
  colours: ShownColour[];
  features: ShownFeature[];
}

async function readyPictures(brochure: Brochure): Promise<ReadyPictures> {
  const { colours, features } = brochure;
  const sheet = sheetFor(brochure);
  const { top } = layOutDealer(sheet, brochure);
  const [cover, shownColours, shownFeatures] = await Promise.all([
    readyCover(
      sheet,
      brochure,
      hasDetails(brochure) || top < LEAST_COVER
        ? { bottom: page.bottom, length: 'long' }
        : { bottom: top, length: 'short' },
    ),
    withJpegs(colours, colourPicture(colours.length)),
    withJpegs(features, featurePicture),
  ]);
  return { cover, colours: shownColours, features: shownFeatures };
}

function withJpegs<Part extends { picture: PictureFile }>(
  parts: readonly Part[],
  box: { width: number; height: number },
) {
  return Promise.all(
    parts.map(async (part) => ({ ...part, jpeg: await pictureForCard(part.picture, box) })),
  );
}

function sheetFor({ name, at, locale, dealership }: Brochure): PdfDocument {
  const texts = textsIn(locale).documents;
  const title = texts.brochure.documentTitle({ model: name });
  return new PdfDocument({ title, subject: priceDate(texts, at), texts, dealership, at });
}

function draw(brochure: Brochure, pictures: ReadyPictures, layout: Layout): PdfDocument {
  const pdf = sheetFor(brochure);
  const furtherText = drawCover(pdf, brochure, pictures.cover);
  const flow = new Flow(pdf);
  drawText(flow, furtherText);
  drawColours(flow, pictures.colours, layout.colours);
  drawSpecs(flow, brochure.specs);
  drawFeatures(flow, pictures.features, layout.features);
  drawAccessories(flow, brochure.accessories);
  drawVariants(flow, brochure.variants);
  const dealer = layOutDealer(pdf, brochure);
  const isCoverFull = pictures.cover.form.length === 'long' && pdf.pageCount === 1;
  if (isCoverFull || flow.end > dealer.top) pdf.addPage();
  dealer.draw();
  drawRunningLines(pdf, {
    name: brochure.name,
    nameWidth: 320,
    note: pdf.oneLine(pdf.dealership.name, styles.note, { width: 240 }),
    foot: priceDate(pdf.texts, brochure.at),
    isLastOnInk: true,
  });
  return pdf;
}

function hasDetails({ variants, colours, specs, features, accessories }: Brochure): boolean {
  const sections = Object.values(specs).map((section) => Object.keys(section));
  return [variants, colours, features, accessories, ...sections].some((list) => list.length > 0);
}
