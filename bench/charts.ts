import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawBarChart, type Bar } from './bar-chart.ts';
import { isMet, ratioOf, type Figure } from './figures.ts';
import { show, type StoredPart } from './results-files.ts';

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

/** Draws what the parts' results hold; a chart without figures is left out. */
export function writeCharts(folder: string, parts: readonly StoredPart[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, part, title, scale = 'linear', isShown, toBar = barOf } of charts) {
    const stored = parts.find((each) => each.part === part);
    const bars = stored?.figures.filter(isShown).map(toBar) ?? [];
    if (stored === undefined || bars.length === 0) continue;
    const { machine } = stored;
    const day = machine.measuredAt.slice(0, 10);
    const subtitle = `${day}, ${machine.cpu}, ${machine.cores} cores, commit ${machine.commit}. The line is the goal; red misses it.${scale === 'log' ? ' Logarithmic scale.' : ''}`;
    writeFileSync(join(folder, `${file}.svg`), drawBarChart({ title, subtitle, scale, bars }));
  }
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
