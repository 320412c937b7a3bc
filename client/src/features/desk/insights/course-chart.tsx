import { addDays, courseOf, type Period } from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { Link } from '../../../ui/link.tsx';
import { TableFrame } from '../../../ui/lists/table-frame.tsx';
import styles from './course-chart.module.css';
import insights from './insights.module.css';
import { topOf } from './chart-scale.ts';

/** So few days have a label each. */
const MOST_LABELS = 7;

/** What was received on the days or in the weeks of a period. */
interface Received {
  period: Period;
  counts: readonly number[];
}

interface CourseChartProps extends Received {
  before: Received | undefined;
  /** Address of the enquiries of some days. */
  rowsOn: (days: Period) => string;
}

/** Enquiries per day or week, as bars with a scale, and as a table. Paler bars are of the period before. */
export function CourseChart({ period, counts, before, rowsOn }: CourseChartProps) {
  const { unit, parts } = courseOf(period);
  const points = parts.map((days, index) => ({ ...days, count: counts[index] ?? 0 }));
  const isPerDay = unit === 'day' && before && courseOf(before.period).unit === 'day';
  const earlier = isPerDay ? before.counts.slice(0, points.length) : [];
  const drawn = before &&
    earlier.length > 0 && {
      from: before.period.from,
      to: addDays(before.period.from, earlier.length - 1),
    };
  const most = points.reduce((best, point) => (point.count > best.count ? point : best));
  const top = topOf(Math.max(most.count, ...earlier));
  const title = texts.course.title[unit];
  return (
    <section className={insights.part}>
      <h2>{title}</h2>
      <figure className={styles.chart}>
        <div
          className={styles.plot}
          role="img"
          aria-label={`${title}: ${texts.course.summary({ most: most.count, on: most, period })}`}
        >
          <span className={styles.scale} aria-hidden="true">
            {[top, top / 2, 0].map((number) => (
              <span key={number}>{texts.number(number)}</span>
            ))}
          </span>
          <Bars counts={counts} earlier={earlier} top={top} />
          <Labels days={parts} period={period} />
        </div>
        {drawn && (
          <figcaption className={styles.legend}>
            <span>{texts.shortPeriod(period)}</span>
            <span data-is="before">{texts.shortPeriod(drawn)}</span>
          </figcaption>
        )}
        <details className={styles.days}>
          <summary>{texts.course.table}</summary>
          <CourseTable
            title={title}
            unit={unit}
            points={points}
            period={period}
            before={drawn ? { period: drawn, counts: earlier } : undefined}
            rowsOn={rowsOn}
          />
        </details>
      </figure>
    </section>
  );
}

interface BarsProps {
  counts: readonly number[];
  earlier: readonly number[];
  top: number;
}

/** A place of 1 by the top of the scale for each number. */
function Bars({ counts, earlier, top }: BarsProps) {
  // Few bars are no wider than they have to be.
  const room = counts.length <= MOST_LABELS ? 0.15 : 0;
  const bars = (name: string, numbers: readonly number[], margin: number) =>
    numbers.map((number, index) => (
      <rect
        key={`${name}-${index}`}
        data-is={name}
        x={index + margin}
        y={top - number}
        width={1 - 2 * margin}
        height={number}
      />
    ));
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${counts.length} ${top}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[0, top / 2, top].map((y) => (
        <line key={y} x1={0} x2={counts.length} y1={y} y2={y} />
      ))}
      {bars('before', earlier, room + 0.06)}
      {bars('now', counts, room + (earlier.length > 0 ? 0.25 : 0.18))}
    </svg>
  );
}

function Labels({ days, period }: { days: readonly Period[]; period: Period }) {
  const isEach = days.length <= MOST_LABELS;
  const shown = isEach
    ? days
    : [0, Math.floor((days.length - 1) / 2), days.length - 1].flatMap((index) => days[index] ?? []);
  return (
    <span className={styles.labels} data-each={isEach} aria-hidden="true">
      {shown.map(({ from }) => (
        <span key={from}>
          {isEach ? texts.course.day(from) : texts.shortPeriod({ from, to: from }, period)}
        </span>
      ))}
    </span>
  );
}

interface CourseTableProps extends Omit<CourseChartProps, 'counts'> {
  title: string;
  unit: 'day' | 'week';
  points: readonly (Period & { count: number })[];
}

function CourseTable({ title, unit, points, period, before, rowsOn }: CourseTableProps) {
  return (
    <TableFrame label={title}>
      <thead>
        <tr>
          <th scope="col">{texts.course.column[unit]}</th>
          <th scope="col">{texts.figures.arrived}</th>
          {before && <th scope="col">{texts.shortPeriod(before.period, period)}</th>}
        </tr>
      </thead>
      <tbody>
        {points.map(({ from, to, count }, index) => (
          <tr key={from}>
            <th scope="row">{texts.shortPeriod({ from, to }, period)}</th>
            <td>
              {count === 0 ? (
                '0'
              ) : (
                <Link to={rowsOn({ from, to })}>
                  {texts.number(count)}
                  <span className="visually-hidden">
                    {' '}
                    {texts.counted.arrived}, {texts.shortPeriod({ from, to }, period)}
                  </span>
                </Link>
              )}
            </td>
            {before && <td>{before.counts.slice(index, index + 1).map(texts.number)}</td>}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
