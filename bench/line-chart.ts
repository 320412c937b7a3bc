import { chartBlue, chartDocument, chartInk, chartQuiet, chartRed } from './chart-document.ts';
import { escapeXml } from './escape-xml.ts';

/** One line of a chart; lines of one `hue` share a colour. */
export interface Line {
  readonly label: string;
  readonly hue: string;
  readonly isDashed: boolean;
  readonly points: readonly Point[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface LineChart {
  readonly title: string;
  readonly subtitle: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly lines: readonly Line[];
}

const WIDTH = 960;
const HEIGHT = 520;
const LEFT = 84;
const RIGHT = 300;
const TOP = 84;
const BOTTOM = 64;
const LEGEND_ROW = 22;

const faint = '#dfe2e4';
const hues = [chartBlue, chartRed, '#2f7d4f', '#b0700a', '#6b4c9a'];

/** A chart of lines as an SVG document, both scales logarithmic, readable on light and dark pages. */
export function drawLineChart({ title, subtitle, xLabel, yLabel, lines }: LineChart): string {
  const points = lines.flatMap((line) => line.points.filter(isDrawable));
  const xs = [...new Set(points.map(({ x }) => x))].sort((a, b) => a - b);
  const ys = decadesAround(points.map(({ y }) => y));
  const toX = placeOn(xs, [LEFT, WIDTH - RIGHT]);
  const toY = placeOn(ys, [HEIGHT - BOTTOM, TOP]);
  const named = [...new Set(lines.map(({ hue }) => hue))];
  const styleOf = ({ hue, isDashed }: Line) =>
    `fill="none" stroke="${hues[named.indexOf(hue) % hues.length]}" stroke-width="2"${isDashed ? ' stroke-dasharray="6 4"' : ''}`;
  const parts = [
    ...ys.map((y) => {
      const place = toY(y).toFixed(1);
      return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${place}" y2="${place}" stroke="${faint}"/><text x="${LEFT - 10}" y="${place}" dy="4" text-anchor="end" fill="${chartQuiet}">${y.toLocaleString('en')}</text>`;
    }),
    ...xs.map(
      (x) =>
        `<text x="${toX(x).toFixed(1)}" y="${HEIGHT - BOTTOM + 22}" text-anchor="middle" fill="${chartQuiet}">${x.toLocaleString('en')}</text>`,
    ),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 16}" text-anchor="middle" fill="${chartInk}">${escapeXml(xLabel)}</text>`,
    `<text transform="translate(20 ${(TOP + HEIGHT - BOTTOM) / 2}) rotate(-90)" text-anchor="middle" fill="${chartInk}">${escapeXml(yLabel)}</text>`,
    ...lines.map((line) => {
      const places = line.points
        .filter(isDrawable)
        .map(({ x, y }) => `${toX(x).toFixed(1)},${toY(y).toFixed(1)}`);
      return `<polyline points="${places.join(' ')}" ${styleOf(line)}/>`;
    }),
    ...lines.map((line, index) => {
      const x = WIDTH - RIGHT + 24;
      const y = TOP + index * LEGEND_ROW;
      return `<line x1="${x}" x2="${x + 32}" y1="${y}" y2="${y}" ${styleOf(line)}/><text x="${x + 42}" y="${y}" dy="4" fill="${chartInk}">${escapeXml(line.label)}</text>`;
    }),
  ];
  return chartDocument({ title, subtitle, width: WIDTH, height: HEIGHT, parts });
}

/** A logarithmic scale has no place for nothing, nor for what never ended. */
function isDrawable({ y }: Point): boolean {
  return y > 0 && Number.isFinite(y);
}

/** The powers of ten from the one below all values to the one above them. */
function decadesAround(values: readonly number[]): number[] {
  const first = Math.floor(Math.log10(Math.min(...values)));
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...values))));
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
}

function placeOn(
  values: readonly number[],
  [start, end]: readonly [number, number],
): (value: number) => number {
  const least = Math.log(values[0] ?? 1);
  const span = Math.log(values.at(-1) ?? 1) - least;
  // A single value stands in the middle.
  return (value) =>
    span === 0 ? (start + end) / 2 : start + ((Math.log(value) - least) / span) * (end - start);
}
