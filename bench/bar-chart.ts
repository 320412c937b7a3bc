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

const ink = '#1b1d1f';
const quiet = '#6a6f73';
const met = '#3d6b8c';
const missed = '#c8102e';

/** A chart of horizontal bars as an SVG document, readable on light and dark pages. */
export function drawBarChart({ title, subtitle, scale, bars }: BarChart): string {
  const height = TOP + bars.length * ROW + 24;
  const place = placeOn(scale, bars);
  const rows = bars.map((bar, index) => drawBar(bar, TOP + index * ROW, place));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="system-ui, sans-serif" font-size="13">
<title>${escapeXml(title)}</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="24" y="34" font-size="18" font-weight="600" fill="${ink}">${escapeXml(title)}</text>
<text x="24" y="56" fill="${quiet}">${escapeXml(subtitle)}</text>
${rows.join('\n')}
</svg>
`;
}

function drawBar(bar: Bar, y: number, place: (value: number) => number): string {
  const width = Math.max(1, place(bar.value));
  const middle = y + ROW / 2 + 4;
  const goal =
    bar.mark === undefined
      ? ''
      : `<line x1="${LABELS + place(bar.mark)}" x2="${LABELS + place(bar.mark)}" y1="${y + 2}" y2="${y + ROW - 2}" stroke="${ink}" stroke-width="2"/>`;
  // Beyond the goal's line too: no number lies under it.
  const end = LABELS + Math.max(width, place(bar.mark ?? 0)) + 8;
  return `<text x="${LABELS - 12}" y="${middle}" text-anchor="end" fill="${ink}">${escapeXml(bar.label)}</text><rect x="${LABELS}" y="${y + 5}" width="${width.toFixed(1)}" height="${ROW - 10}" rx="2" fill="${bar.isMissed ? missed : met}"/>${goal}<text x="${end.toFixed(1)}" y="${middle}" fill="${bar.isMissed ? missed : ink}">${escapeXml(bar.text)}</text>`;
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
