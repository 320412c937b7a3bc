import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawBarChart, type Bar } from './bar-chart.ts';
import { show } from './figure-text.ts';
import { isMet, ratioOf, type Figure } from './figures.ts';
import { drawLineChart, type Line } from './line-chart.ts';
import type { Machine } from './machine.ts';
import type { StoredPart } from './results-files.ts';

interface Chart {
  readonly file: string;
  readonly part: string;
  readonly title: string;
  readonly scale?: 'log';
  readonly isShown: (figure: Figure) => boolean;
  readonly toBar?: (figure: Figure) => Bar;
}

const isMeasure =
  (...measures: string[]) =>
  ({ measure }: Figure) =>
    measures.includes(measure);

const charts: readonly Chart[] = [
  {
    file: 'largest-paint',
    part: 'lighthouse',
    title: 'Largest contentful paint on a phone with slow 4G',
    isShown: isMeasure('LCP'),
    toBar: barOfSubject,
  },
  {
    file: 'first-load',
    part: 'lighthouse',
    title: 'First load without scrolling',
    isShown: isMeasure('first load'),
    toBar: barOfSubject,
  },
  {
    file: 'input-delay',
    part: 'interaction',
    title: 'From an input to the paint that answers it',
    isShown: isMeasure(
      'tapped as soon as painted',
      'tapped',
      'slowest tap',
      'tap answered',
      'a key press',
      'slowest key press',
    ),
  },
  {
    file: 'server-ratios',
    part: 'server',
    title: 'Requests a second, as a share of the floor’s',
    isShown: (figure) => ratioOf(figure) !== undefined,
    toBar: barOfRatio,
  },
  ...['SQLite', 'MariaDB'].map((engine): Chart => ({
    file: `reports-${engine.toLowerCase()}`,
    part: 'reports',
    title: `A report page on ${engine}, median`,
    scale: 'log',
    isShown: ({ subject, measure }) => subject.startsWith(engine) && !measure.startsWith('CSV'),
  })),
];

/** Its figures are those with an `at`. */
interface GrowthChart {
  readonly file: string;
  readonly title: string;
  readonly yLabel: string;
  readonly along: 'visitors' | 'enquiries';
  readonly isShown: (figure: Figure) => boolean;
  readonly toLine?: (figure: Figure) => Omit<Line, 'points'>;
}

const growthCharts: readonly GrowthChart[] = [
  {
    file: 'growth-rate',
    title: 'Requests a second, by visitors at once',
    yLabel: 'requests a second',
    along: 'visitors',
    isShown: ({ measure }) => measure.endsWith(', rate'),
  },
  ...['SQLite', 'MariaDB'].map((engine): GrowthChart => ({
    file: `growth-latency-${engine.toLowerCase()}`,
    title: `Time to an answer on ${engine}, by visitors at once`,
    yLabel: 'milliseconds',
    along: 'visitors',
    isShown: ({ subject, measure }) => subject === engine && /, p\d\d$/.test(measure),
    toLine: ({ measure }) => ({
      label: measure,
      hue: measure.replace(/, p\d\d$/, ''),
      isDashed: measure.endsWith('p99'),
    }),
  })),
  {
    file: 'growth-list',
    title: 'A page of the list of enquiries, by enquiries stored',
    yLabel: 'milliseconds, median',
    along: 'enquiries',
    isShown: ({ measure }) => measure.startsWith('list, '),
  },
  {
    file: 'growth-inserts',
    title: 'Enquiries stored a second, by enquiries stored before',
    yLabel: 'enquiries a second',
    along: 'enquiries',
    isShown: isMeasure('enquiries stored'),
  },
  {
    file: 'growth-size',
    title: 'The database on disk, by enquiries stored',
    yLabel: 'MB',
    along: 'enquiries',
    isShown: isMeasure('size on disk'),
  },
];

/** Draws what the parts' results hold; a chart without figures is left out. */
export function writeCharts(folder: string, parts: readonly StoredPart[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, part, title, scale = 'linear', isShown, toBar = barOf } of charts) {
    const stored = parts.find((each) => each.part === part);
    const bars = stored?.figures.filter(isShown).map(toBar) ?? [];
    if (stored === undefined || bars.length === 0) continue;
    const subtitle = `${originOf(stored.machine)} The line is the goal; red misses it.${scale === 'log' ? ' Logarithmic scale.' : ''}`;
    writeFileSync(join(folder, `${file}.svg`), drawBarChart({ title, subtitle, scale, bars }));
  }
  const growth = parts.find((each) => each.part === 'growth');
  if (growth !== undefined) writeGrowthCharts(folder, growth);
}

function writeGrowthCharts(folder: string, { machine, figures }: StoredPart): void {
  for (const { file, title, yLabel, along, isShown, toLine = lineOfEngine } of growthCharts) {
    const lines = new Map<string, Line>();
    for (const figure of figures) {
      if (figure.at?.of !== along || !isShown(figure)) continue;
      const line = toLine(figure);
      const points = lines.get(line.label)?.points ?? [];
      const point = { x: figure.at.count, y: figure.value };
      lines.set(line.label, { ...line, points: [...points, point] });
    }
    if (lines.size === 0) continue;
    const xLabel = along === 'visitors' ? 'visitors at once' : 'enquiries stored';
    const chart = {
      title,
      subtitle: originOf(machine),
      xLabel,
      yLabel,
      lines: [...lines.values()],
    };
    writeFileSync(join(folder, `${file}.svg`), drawLineChart(chart));
  }
}

function lineOfEngine({ subject, measure }: Figure): Omit<Line, 'points'> {
  return { label: `${subject}: ${measure}`, hue: measure, isDashed: subject === 'MariaDB' };
}

function originOf({ measuredAt, cpu, cores, commit }: Machine): string {
  return `${measuredAt.slice(0, 10)}, ${cpu}, ${cores} cores, commit ${commit}.`;
}

function barOf(figure: Figure): Bar {
  return { ...barOfSubject(figure), label: `${figure.subject}: ${figure.measure}` };
}

function barOfSubject(figure: Figure): Bar {
  const { subject: label, value, unit, goal } = figure;
  const mark = goal && ('atMost' in goal ? goal.atMost : goal.atLeast);
  return {
    label,
    value,
    text: show(value, unit),
    isMissed: isMet(figure) === false,
    ...(mark !== undefined && goal?.of === undefined && { mark }),
  };
}

function barOfRatio(figure: Figure): Bar {
  const value = ratioOf(figure) ?? 0;
  const { subject: label, goal } = figure;
  return {
    label,
    value,
    text: value.toFixed(2),
    isMissed: isMet(figure) === false,
    ...(goal !== undefined && 'atLeast' in goal && { mark: goal.atLeast }),
  };
}
