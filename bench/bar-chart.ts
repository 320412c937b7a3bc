import { chartBlue, chartDocument, chartInk, chartRed } from './chart-document.ts';
import { escapeXml } from './escape-xml.ts';

/** One bar of a chart; `mark` is the goal's place on the same scale. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as a reader wants it. */
  readonly text: string;
  readonly mark?: number;
  readonly isMissed: boolean;
}

interface BarChart {
  readonly title: string;
  readonly subtitle: string;
  /** `log` where the values span several powers of ten. */
  readonly scale: 'linear' | 'log';
  readonly bars: readonly Bar[];
}

const WIDTH = 960;
const LABELS = 380;
const VALUES = 110;
const ROW = 26;
const TOP = 84;
const ROOM = WIDTH - LABELS - VALUES;

/** A chart of horizontal bars as an SVG document, readable on light and dark pages. */
export function drawBarChart({ title, subtitle, scale, bars }: BarChart): string {
  const height = TOP + bars.length * ROW + 24;
  const place = placeOn(scale, bars);
  const rows = bars.map((bar, index) => drawBar(bar, TOP + index * ROW, place));
  return chartDocument({ title, subtitle, width: WIDTH, height, parts: rows });
}

function drawBar(bar: Bar, y: number, place: (value: number) => number): string {
  const width = Math.max(1, place(bar.value));
  const middle = y + ROW / 2 + 4;
  const goal =
    bar.mark === undefined
      ? ''
      : `<line x1="${LABELS + place(bar.mark)}" x2="${LABELS + place(bar.mark)}" y1="${y + 2}" y2="${y + ROW - 2}" stroke="${chartInk}" stroke-width="2"/>`;
  // Beyond the goal's line too: no number lies under it.
  const end = LABELS + Math.max(width, place(bar.mark ?? 0)) + 8;
  return `<text x="${LABELS - 12}" y="${middle}" text-anchor="end" fill="${chartInk}">${escapeXml(bar.label)}</text><rect x="${LABELS}" y="${y + 5}" width="${width.toFixed(1)}" height="${ROW - 10}" rx="2" fill="${bar.isMissed ? chartRed : chartBlue}"/>${goal}<text x="${end.toFixed(1)}" y="${middle}" fill="${bar.isMissed ? chartRed : chartInk}">${escapeXml(bar.text)}</text>`;
}

function placeOn(scale: BarChart['scale'], bars: readonly Bar[]): (value: number) => number {
  const all = bars.flatMap(({ value, mark }) => [value, mark ?? value]).filter(Number.isFinite);
  const most = Math.max(...all, Number.MIN_VALUE);
  if (scale === 'linear') return (value) => (Math.min(value, most) / most) * ROOM;
  // The least value keeps a visible bar.
  const least = Math.min(...all.filter((value) => value > 0)) / 1.5;
  const span = Math.log(most / least);
  return (value) => (value <= least ? 0 : (Math.log(Math.min(value, most) / least) / span) * ROOM);
}
