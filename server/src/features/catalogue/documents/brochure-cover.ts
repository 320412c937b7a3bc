import { formatRupees, type VehicleType } from '@dealership/shared';
import { printableParagraphs } from '../../../pdf/printable-text.ts';
import { Flow } from './flow.ts';
import { priceDate } from './dealer.ts';
import { colours, contentWidth, page, styles, type TextStyle } from './pdf.ts';
import { studioScene, type PictureFile, type Scene } from './pictures.ts';
import type { PdfDocument } from './pdf-document.ts';

export interface CoverNeeds {
  type: VehicleType;
  name: string;
  about: string;
  engine: string;
  power: string;
  transmission: string;
  /** 'Start from'. */
  pricePaise: number;
  /** Front three-quarter view, transparent background; 4:3. */
  picture: PictureFile;
  /** Epoch ms; its day in Asia/Kolkata is the date of the prices. */
  at: number;
}

const nameStyle: TextStyle = { face: 'display', size: 120, leading: 112, colour: colours.ink };
const priceStyle: TextStyle = { face: 'display', size: 52, leading: 56, colour: colours.ink };
const figureStyle: TextStyle = { face: 'display', size: 22, leading: 28, colour: colours.ink };
const aboutColumn = { x: page.margin + 208, width: contentWidth - 208 };

const TITLE_TOP = 88;
/** Points that class line, price and text take below the studio. */
const TEXT_HEIGHT = { long: 216, short: 192 };
const NAME_SIZE = { long: nameStyle.size, short: 92 };
/** Space above and below a model, as a fraction of its picture's height. */
const PICTURE_AIR = 0.08;
/** Height of the short line below the name, and space above a photograph, with half of it below; in points. */
const ACCENT_HEIGHT = 4;
const PHOTOGRAPH_AIR = 28;

interface CoverForm {
  /** Where the page's foot begins; in a short brochure it is the dealership's block. */
  bottom: number;
  length: 'long' | 'short';
}

export interface ReadyCover {
  form: CoverForm;
  title: { lines: string[]; style: TextStyle };
  studioHeight: number;
  scene: Scene;
}

/** Lays out name and picture, and prepares the picture. `pdf` is only used to measure. */
export async function readyCover(
  pdf: PdfDocument,
  { name, picture }: CoverNeeds,
  form: CoverForm,
): Promise<ReadyCover> {
  const studioHeight = form.bottom - TEXT_HEIGHT[form.length];
  const largest = {
    ...nameStyle,
    size: NAME_SIZE[form.length],
    leading: (nameStyle.leading / nameStyle.size) * NAME_SIZE[form.length],
  };
  const style = pdf.fit(name, largest, { width: contentWidth, smallest: 56 });
  const lines = pdf.wrap(name, style, { width: contentWidth, maxLines: 2 });
  const room = studioHeight - TITLE_TOP - lines.length * style.leading;
  const height = Math.min(room / (1 - 2 * PICTURE_AIR), page.width * 0.75);
  const width = (height * 4) / 3;
  const photographTop = accentTop({ lines, style }) + ACCENT_HEIGHT + PHOTOGRAPH_AIR;
  const scene = await studioScene(picture, {
    box: { width: page.width, height: studioHeight },
    picture: {
      width,
      height,
      left: (page.width - width) / 2,
      top: studioHeight - (1 - PICTURE_AIR) * height,
    },
    photograph: { top: photographTop, height: studioHeight - photographTop - PHOTOGRAPH_AIR / 2 },
  });
  return { form, title: { lines, style }, studioHeight, scene };
}

function accentTop({ lines, style }: ReadyCover['title']): number {
  return TITLE_TOP + 4 + lines.length * style.leading;
}

/**
 * Draws the first page.
 * @returns the paragraphs of the text that did not fit
 */
export function drawCover(
  pdf: PdfDocument,
  cover: CoverNeeds,
  { form, title, studioHeight, scene }: ReadyCover,
): string[] {
  pdf.addPage();
  const drawScene = () => {
    pdf.drawPicture(scene.jpeg, { x: 0, y: 0, width: page.width, height: studioHeight });
  };
  if (scene.hasPicture) pdf.tag('Figure', drawScene, { alt: cover.name });
  else pdf.decorate(drawScene);
  drawHead(pdf, pdf.texts.brochure.types[cover.type]);
  // A little to the left: large letters have white space on their left.
  const place = { x: page.margin - 3, y: TITLE_TOP };
  pdf.tagLines('H1', title.lines, title.style, place);
  const accent = { x: page.margin, y: accentTop(title), width: 40, height: ACCENT_HEIGHT };
  pdf.fillBox(accent, colours.signal);
  drawClassLine(pdf, cover, studioHeight + 8);
  const below = studioHeight + (form.length === 'long' ? 88 : 80);
  drawPrice(pdf, cover, below);
  return drawAbout(pdf, cover.about, { y: below, bottom: form.bottom });
}

function drawHead(pdf: PdfDocument, typeName: string): void {
  pdf.drawWheel({ y: 40, size: 28 }, colours.ink);
  const style: TextStyle = { face: 'display', size: 18, leading: 28, colour: colours.ink };
  const width = contentWidth - 38 - pdf.widthOf(typeName, style) - 16;
  const fitted = { ...pdf.fit(pdf.dealership.name, style, { width, smallest: 11 }), leading: 14 };
  const seller = pdf.wrap(pdf.dealership.name, fitted, { width, maxLines: 2 });
  pdf.tagLines('P', seller, fitted, { x: page.margin + 38, y: 54 - seller.length * 7 });
  const right = { x: page.margin, width: contentWidth, align: 'right' } as const;
  pdf.tagLines('P', [typeName], style, { ...right, y: 40 });
}

/** Engine, power and transmission side by side; missing ones are left out. */
function drawClassLine(pdf: PdfDocument, cover: CoverNeeds, y: number): void {
  const { engine, power, transmission } = pdf.texts.brochure;
  const figures = [
    { label: engine, value: cover.engine },
    { label: power, value: cover.power },
    { label: transmission, value: cover.transmission },
  ].filter(({ value }) => value.trim() !== '');
  const gap = 24;
  const width = (contentWidth - (figures.length - 1) * gap) / (figures.length || 1);
  // The same size for all figures: that of the longest.
  const style = figures
    .map(({ value }) => pdf.fit(value, figureStyle, { width, smallest: 15 }))
    .reduce((least, next) => (next.size < least.size ? next : least), figureStyle);
  figures.forEach(({ label, value }, index) => {
    const x = page.margin + index * (width + gap);
    const lines = pdf.wrap(value, style, { width, maxLines: 2 });
    pdf.drawRule({ x, y, width }, colours.ink);
    pdf.tag('P', () => {
      pdf.drawLines([label], styles.label, { x, y: y + 8 });
      pdf.drawLines(lines, style, { x, y: y + 22 });
    });
  });
}

function drawPrice(pdf: PdfDocument, { pricePaise, at }: CoverNeeds, y: number): void {
  const x = page.margin;
  const text = formatRupees(pricePaise);
  const width = aboutColumn.x - x - 24;
  const style = pdf.fit(text, priceStyle, { width, smallest: 20 });
  pdf.tag('P', () => {
    pdf.drawLines([pdf.texts.startsFrom], styles.label, { x, y });
    pdf.drawLines([text], style, { x: x - 2, y: y + 12 });
    const date = pdf.wrap(priceDate(pdf.texts, at), styles.label, { width });
    pdf.drawLines(date, styles.label, { x, y: y + 14 + style.leading });
  });
}

/** @returns all paragraphs, if they do not fit on the cover; then none is drawn */
function drawAbout(pdf: PdfDocument, about: string, { y, bottom }: { y: number; bottom: number }) {
  const paragraphs = printableParagraphs(about);
  const lines = paragraphs.map((paragraph) => pdf.wrap(paragraph, styles.body, aboutColumn));
  const height = lines.flat().length * styles.body.leading + (lines.length - 1) * 8;
  if (y + height > bottom - 16) return paragraphs;
  let top = y;
  for (const paragraph of lines) {
    pdf.tagLines('P', paragraph, styles.body, { x: aboutColumn.x, y: top });
    top += paragraph.length * styles.body.leading + 8;
  }
  return [];
}

/** The text that did not fit on the cover. */
export function drawText(flow: Flow, paragraphs: readonly string[]): void {
  const { pdf } = flow;
  const maxLines = Math.floor((Flow.room - 64) / styles.body.leading);
  const width = 400;
  const laidOut = paragraphs.map((text) => pdf.wrap(text, styles.body, { width, maxLines }));
  const heightOf = (lines: readonly string[]) => lines.length * styles.body.leading + 8;
  const [first] = laidOut;
  if (!first) return;
  flow.title(pdf.texts.brochure.about, heightOf(first));
  for (const lines of laidOut) {
    flow.ensure(heightOf(lines));
    pdf.tagLines('P', lines, styles.body, { x: page.margin, y: flow.y });
    flow.advance(heightOf(lines));
  }
  flow.space(24);
}
