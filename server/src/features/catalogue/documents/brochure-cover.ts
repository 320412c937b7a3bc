import { dealership, formatRupees } from '@dealership/shared';
import type { VehicleType } from '@dealership/shared';
import { Flow } from './brochure-flow.ts';
import { priceDate } from './dealer.ts';
import { colours, contentWidth, page, styles } from './paper.ts';
import type { TextStyle } from './paper.ts';
import { studioScene } from './pictures.ts';
import type { PictureFile, Scene } from './pictures.ts';
import { printableParagraphs } from './printable-text.ts';
import type { Sheet } from './sheet.ts';

export interface CoverNeeds {
  type: VehicleType;
  name: string;
  about: string;
  engine: string;
  power: string;
  transmission: string;
  pricePaise: number;
  picture: PictureFile;
  at: number;
}

const typeNames: Record<VehicleType, string> = { motorcycle: 'Motorcycle', scooter: 'Scooter' };

const nameStyle: TextStyle = { face: 'display', size: 120, leading: 112, colour: colours.ink };
const priceStyle: TextStyle = { face: 'display', size: 52, leading: 56, colour: colours.ink };
const figureStyle: TextStyle = { face: 'display', size: 22, leading: 28, colour: colours.ink };
const aboutColumn = { x: page.margin + 208, width: contentWidth - 208 };

/** Top of the name. */
const TITLE_TOP = 88;
/** Points that class line, price and text take below the studio. */
const TEXT_HEIGHT = { long: 216, short: 192 };
/** Size of the name at most. */
const NAME_SIZE = { long: nameStyle.size, short: 92 };
/** Air above and below a model, in parts of its picture's height. */
const PICTURE_AIR = 0.08;

interface CoverForm {
  /** Where the page's foot begins: a short brochure has its last block there. */
  bottom: number;
  length: 'long' | 'short';
}

/** A cover that is ready to be drawn, on any sheet. */
export interface ReadyCover {
  form: CoverForm;
  title: { lines: string[]; style: TextStyle };
  studioHeight: number;
  scene: Scene;
}

/** Lays out name and picture, and makes the picture ready. `sheet` only measures. */
export async function readyCover(
  sheet: Sheet,
  { name, picture }: CoverNeeds,
  form: CoverForm,
): Promise<ReadyCover> {
  const studioHeight = form.bottom - TEXT_HEIGHT[form.length];
  const largest = {
    ...nameStyle,
    size: NAME_SIZE[form.length],
    leading: (nameStyle.leading / nameStyle.size) * NAME_SIZE[form.length],
  };
  const style = sheet.fit(name, largest, { width: contentWidth, smallest: 56 });
  const lines = sheet.wrap(name, style, { width: contentWidth, maxLines: 2 });
  const room = studioHeight - TITLE_TOP - lines.length * style.leading;
  const height = Math.min(room / (1 - 2 * PICTURE_AIR), page.width * 0.75);
  const width = (height * 4) / 3;
  const scene = await studioScene(picture, {
    box: { width: page.width, height: studioHeight },
    picture: {
      width,
      height,
      left: (page.width - width) / 2,
      top: studioHeight - (1 - PICTURE_AIR) * height,
    },
  });
  return { form, title: { lines, style }, studioHeight, scene };
}

/**
 * Draws the first page.
 * @returns the paragraphs of the text that found no room
 */
export function drawCover(
  sheet: Sheet,
  cover: CoverNeeds,
  { form, title, studioHeight, scene }: ReadyCover,
): string[] {
  sheet.addPage();
  const drawScene = () => {
    sheet.drawPicture(scene.jpeg, { x: 0, y: 0, width: page.width, height: studioHeight });
  };
  if (scene.hasPicture) sheet.tag('Figure', drawScene, { alt: cover.name });
  else sheet.decorate(drawScene);
  drawHead(sheet, typeNames[cover.type]);
  // A little to the left: large letters carry air on their own left.
  const place = { x: page.margin - 3, y: TITLE_TOP, width: contentWidth + 6 };
  sheet.tag('H1', () => sheet.drawLines(title.lines, title.style, place));
  const accent = TITLE_TOP + 4 + title.lines.length * title.style.leading;
  sheet.decorate(() =>
    sheet.fillBox({ x: page.margin, y: accent, width: 40, height: 4 }, colours.signal),
  );
  drawClassLine(sheet, cover, studioHeight + 8);
  const below = studioHeight + (form.length === 'long' ? 88 : 80);
  drawPrice(sheet, cover, below);
  return drawAbout(sheet, cover.about, { y: below, bottom: form.bottom });
}

function drawHead(sheet: Sheet, typeName: string): void {
  sheet.decorate(() => sheet.drawWheel({ x: page.margin, y: 40, size: 28 }, colours.ink));
  const style: TextStyle = { face: 'display', size: 18, leading: 28, colour: colours.ink };
  sheet.tag('P', () =>
    sheet.drawLines([dealership.name], style, { x: page.margin + 38, y: 40, width: contentWidth }),
  );
  sheet.tag('P', () =>
    sheet.drawLines([typeName], style, {
      x: page.margin,
      y: 40,
      width: contentWidth,
      align: 'right',
    }),
  );
}

/** Engine, power and transmission side by side; what a model lacks is left out. */
function drawClassLine(sheet: Sheet, cover: CoverNeeds, y: number): void {
  const figures = [
    { label: 'Engine', value: cover.engine },
    { label: 'Power', value: cover.power },
    { label: 'Transmission', value: cover.transmission },
  ].filter(({ value }) => value.trim() !== '');
  const gap = 24;
  const width = (contentWidth - (figures.length - 1) * gap) / (figures.length || 1);
  // One size for all: the one that the longest needs.
  const style = figures
    .map(({ value }) => sheet.fit(value, figureStyle, { width, smallest: 15 }))
    .reduce((least, next) => (next.size < least.size ? next : least), figureStyle);
  figures.forEach(({ label, value }, index) => {
    const x = page.margin + index * (width + gap);
    const lines = sheet.wrap(value, style, { width, maxLines: 2 });
    sheet.decorate(() => sheet.drawRule({ x, y, width }, colours.ink));
    sheet.tag('P', () => {
      sheet.drawLines([label], styles.label, { x, y: y + 8, width });
      sheet.drawLines(lines, style, { x, y: y + 22, width });
    });
  });
}

function drawPrice(sheet: Sheet, { pricePaise, at }: CoverNeeds, y: number): void {
  const { margin } = page;
  const text = formatRupees(pricePaise);
  const width = aboutColumn.x - margin - 24;
  const style = sheet.fit(text, priceStyle, { width, smallest: 20 });
  sheet.tag('P', () => {
    sheet.drawLines(['Starts from'], styles.label, { x: margin, y, width });
    sheet.drawLines([text], style, { x: margin - 2, y: y + 12, width: width + 4 });
    sheet.drawLines(sheet.wrap(priceDate(at), styles.label, { width }), styles.label, {
      x: margin,
      y: y + 14 + style.leading,
      width,
    });
  });
}

/** @returns all paragraphs, if they are too many for the cover; none of them is drawn then */
function drawAbout(
  sheet: Sheet,
  about: string,
  { y, bottom }: { y: number; bottom: number },
): string[] {
  const paragraphs = printableParagraphs(about);
  const lines = paragraphs.map((paragraph) => sheet.wrap(paragraph, styles.body, aboutColumn));
  const height = lines.flat().length * styles.body.leading + (lines.length - 1) * 8;
  if (y + height > bottom - 16) return paragraphs;
  let top = y;
  for (const paragraph of lines) {
    const from = top;
    sheet.tag('P', () => sheet.drawLines(paragraph, styles.body, { ...aboutColumn, y: from }));
    top += paragraph.length * styles.body.leading + 8;
  }
  return [];
}

/** The text that found no room on the cover. */
export function drawText(flow: Flow, paragraphs: readonly string[]): void {
  const { sheet } = flow;
  const maxLines = Math.floor((Flow.room - 64) / styles.body.leading);
  const width = 400;
  const laidOut = paragraphs.map((text) => sheet.wrap(text, styles.body, { width, maxLines }));
  const heightOf = (lines: readonly string[]) => lines.length * styles.body.leading + 8;
  const [first] = laidOut;
  if (!first) return;
  flow.title('About', heightOf(first));
  for (const lines of laidOut) {
    flow.ensure(heightOf(lines));
    const { y } = flow;
    sheet.tag('P', () => sheet.drawLines(lines, styles.body, { x: page.margin, y, width }));
    flow.advance(heightOf(lines));
  }
  flow.space(24);
}
