import type { Flow } from './flow.ts';
import { columnsOf, inRows, type Column } from './columns.ts';
import { cardRadius, colours, styles, type TextStyle } from './pdf.ts';

interface Pictured {
  jpeg: Buffer | undefined;
}

export interface ShownColour extends Pictured {
  name: string;
}

export interface ShownFeature extends Pictured {
  heading: string;
  description: string;
}

/** Height of all pictures below the cover, as a fraction of their width. */
const PICTURE_RATIO = 2 / 3;

/** Colours and features with large pictures, or with small ones if that takes too many pages. */
export type Density = 'roomy' | 'compact';

/** Columns of the colours: rows of two look better than three and one. */
function colourColumns(count: number, density: Density): number {
  if (density === 'compact') return Math.min(4, Math.max(3, count));
  return count === 2 || count === 4 ? 2 : 3;
}

export function colourPicture(count: number): { width: number; height: number } {
  const { width } = columnsOf(colourColumns(count, 'roomy'))[0];
  return { width, height: width * PICTURE_RATIO };
}

const featureColumns = columnsOf(3, 24);
export const featurePicture = {
  width: featureColumns[0].width,
  height: featureColumns[0].width * PICTURE_RATIO,
};

export function drawColours(flow: Flow, shown: readonly ShownColour[], density: Density): void {
  if (shown.length === 0) return;
  const { pdf } = flow;
  const hasPictures = shown.some(({ jpeg }) => jpeg !== undefined);
  const columns = columnsOf(colourColumns(shown.length, density));
  const nameHeight = 32;
  const pictureHeight = hasPictures ? columns[0].width * PICTURE_RATIO : 0;
  const height = pictureHeight + nameHeight;
  const rows = inRows(shown, columns.length).map((parts) => ({ parts, height }));
  flow.title(pdf.texts.brochure.colours, height);
  pdf.group('L', () => {
    flow.rows(rows, { columns, gap: 0 }, (colour, column) => {
      pdf.group('LI', () => drawColour(flow, colour, { column, pictureHeight }));
    });
  });
  flow.space(24);
}

function drawColour(
  { pdf, y }: Flow,
  { name, jpeg }: ShownColour,
  { column, pictureHeight }: { column: Column; pictureHeight: number },
): void {
  const { x, width } = column;
  const place = { x, y, width, height: pictureHeight };
  if (jpeg) {
    pdf.tag('Figure', () => pdf.drawPicture(jpeg, place, cardRadius), { alt: name });
  } else if (pictureHeight > 0) {
    pdf.fillBox(place, colours.paperDeep, cardRadius);
  } else {
    pdf.drawRule(place, colours.line);
  }
  const lines = pdf.wrap(name, styles.smallStrong, { width, maxLines: 2 });
  pdf.tagLines('LBody', lines, styles.smallStrong, { x, y: y + pictureHeight + 6 });
}

const featureTitle = { ...styles.heading, leading: 22 };
const featureText = styles.small;

interface LaidOutFeature extends Pictured {
  title: string[];
  text: string[];
}

/** Layout of the features: columns, and in them the boxes of picture and text. */
interface FeatureForm {
  title: TextStyle;
  columns: readonly [Column, ...Column[]];
  /** Height 0: no picture. */
  picture: { width: number; height: number };
  /** From the column's left and top. */
  text: { left: number; top: number; width: number };
}

function featureForm(shown: readonly ShownFeature[], density: Density): FeatureForm {
  const pair = columnsOf(2, 24);
  const [{ width }] = pair;
  if (shown.every(({ jpeg }) => jpeg === undefined)) {
    const text = { left: 0, top: 8, width };
    return { title: featureTitle, columns: pair, picture: { width, height: 0 }, text };
  }
  if (density === 'roomy') {
    const text = { left: 0, top: featurePicture.height + 8, width: featurePicture.width };
    return { title: featureTitle, columns: featureColumns, picture: featurePicture, text };
  }
  const small = { width: 84, height: 84 * PICTURE_RATIO };
  const text = { left: 96, top: -2, width: width - 96 };
  const title = { ...featureTitle, size: 15, leading: 20 };
  return { title, columns: pair, picture: small, text };
}

export function drawFeatures(flow: Flow, shown: readonly ShownFeature[], density: Density): void {
  if (shown.length === 0) return;
  const { pdf } = flow;
  const form = featureForm(shown, density);
  const { width } = form.text;
  const rows = inRows(shown, form.columns.length).map((row) => {
    const parts = row.map(({ heading, description, jpeg }) => ({
      title: pdf.wrap(heading, form.title, { width, maxLines: 2 }),
      text: pdf.wrap(description, featureText, { width, maxLines: 12 }),
      jpeg,
    }));
    const heights = parts.map((feature) => form.text.top + featureTextHeight(feature, form));
    return { parts, height: Math.max(form.picture.height, ...heights) };
  });
  flow.title(pdf.texts.brochure.features, rows[0]?.height ?? 0);
  flow.rows(rows, { columns: form.columns, gap: 16 }, (feature, column) => {
    drawFeature(flow, feature, { form, column });
  });
  flow.space(16);
}

function featureTextHeight({ title, text }: LaidOutFeature, form: FeatureForm): number {
  return title.length * form.title.leading + text.length * featureText.leading;
}

function drawFeature(
  { pdf, y }: Flow,
  { title, text, jpeg }: LaidOutFeature,
  { form, column }: { form: FeatureForm; column: Column },
): void {
  const box = { x: column.x, y, ...form.picture };
  if (jpeg) pdf.decorate(() => pdf.drawPicture(jpeg, box, cardRadius));
  else if (box.height > 0) pdf.fillBox(box, colours.paperDeep, cardRadius);
  else pdf.drawRule(box, colours.ink);
  const [x, top] = [column.x + form.text.left, y + form.text.top];
  pdf.tagLines('H3', title, form.title, { x, y: top });
  pdf.tagLines('P', text, featureText, { x, y: top + title.length * form.title.leading });
}
