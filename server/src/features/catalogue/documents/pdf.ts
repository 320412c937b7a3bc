import type { Face } from '../../../pdf/fonts.ts';

/** The look of the printed documents in points (1/72 inch), on an 8 pt grid; colours as on the site. */
export const page = {
  width: 595.28,
  height: 841.89,
  margin: 48,
  /** Where the content of a page ends; below it is the footer. */
  bottom: 788,
  /** Top of the footer's line of text. */
  footer: 800,
} as const;

export const contentWidth = page.width - 2 * page.margin;

export const cardRadius = 4;

export const colours = {
  paper: '#f5f1e8',
  paperDeep: '#ebe4d6',
  surface: '#fffdf9',
  ink: '#1b1d1f',
  inkSoft: '#56585a',
  onInk: '#f5f1e8',
  onInkSoft: '#b9b5ac',
  line: '#d9d1c2',
  lineOnInk: '#45484b',
  signal: '#c8102e',
} as const;

export interface TextStyle {
  readonly face: Face;
  /** Points, as is `leading`, the height of a line. */
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
}

const { ink, inkSoft } = colours;

export const styles = {
  body: { face: 'text', size: 10.5, leading: 16, colour: ink },
  small: { face: 'text', size: 9, leading: 13, colour: ink },
  smallStrong: { face: 'strong', size: 9, leading: 13, colour: ink },
  label: { face: 'text', size: 9, leading: 13, colour: inkSoft },
  note: { face: 'text', size: 8, leading: 12, colour: inkSoft },
  section: { face: 'display', size: 32, leading: 40, colour: ink },
  heading: { face: 'display', size: 17, leading: 24, colour: ink },
  value: { face: 'display', size: 18, leading: 24, colour: ink },
} as const satisfies Record<string, TextStyle>;
