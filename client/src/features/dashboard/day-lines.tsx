import type { DashboardHistory, EnquiryKind } from '@dealership/shared';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { dashboardTexts } from '@dealership/shared/messages/staff/dashboard.ts';
import styles from './day-lines.module.css';
import { lineLook } from './line-look.ts';
import { shortDay } from './short-day.ts';
import { useWidth } from './use-width.ts';

interface DayLinesProps {
  history: DashboardHistory;
  /** Whose lines are drawn. */
  kinds: readonly EnquiryKind[];
}

/** In pixels. */
const HEIGHT = 220;
const MARGIN = { top: 10, right: 24, bottom: 28, left: 36 };
/** Room that a day's name needs. */
const DAY_WIDTH = 72;

/** One line for each kind over the days; the table beside it has the same numbers. */
export function DayLines({ history: { days, kinds: counts }, kinds }: DayLinesProps) {
  const [ref, width] = useWidth();
  const most = Math.max(4, ...kinds.flatMap((kind) => counts[kind].byDay));
  const x = scalePoint({ domain: days, range: [MARGIN.left, Math.max(0, width - MARGIN.right)] });
  const y = scaleLinear({
    domain: [0, most],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: 4,
  });
  const every = Math.max(1, Math.ceil((days.length * DAY_WIDTH) / Math.max(width, 1)));
  const last = days.length - 1;

  return (
    <div ref={ref} className={styles.chart}>
      {width > 0 && (
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={dashboardTexts.chart(
            shortDay(days[0]),
            shortDay(days[last]),
            sumsOf(kinds, counts),
          )}
        >
          {y.ticks(4).map((tick) => (
            <g key={tick} className={styles.tick}>
              <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} />
              <text x={MARGIN.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
          {days.map(
            (day, index) =>
              // Counted from today, so that today has its name.
              (last - index) % every === 0 && (
                <text
                  key={day}
                  className={styles.day}
                  x={x(day)}
                  y={HEIGHT - 8}
                  textAnchor="middle"
                >
                  {shortDay(day)}
                </text>
              ),
          )}
          {kinds.map((kind) => (
            <LinePath
              key={kind}
              data={counts[kind].byDay}
              x={(_count, index) => x(days[index] ?? '') ?? 0}
              y={(count) => y(count)}
              strokeWidth={2}
              {...lineLook(kind)}
            />
          ))}
          {days.map((day, index) => (
            <rect
              key={day}
              className={styles.hover}
              x={(x(day) ?? 0) - x.step() / 2}
              y={MARGIN.top}
              width={x.step()}
              height={HEIGHT - MARGIN.top - MARGIN.bottom}
            >
              <title>{numbersOf(index, { day, kinds, counts })}</title>
            </rect>
          ))}
        </svg>
      )}
    </div>
  );
}

type Counts = DashboardHistory['kinds'];

function sumsOf(kinds: readonly EnquiryKind[], counts: Counts): string {
  return kinds
    .map((kind) => {
      const sum = counts[kind].byDay.reduce((before, count) => before + count, 0);
      return `${dashboardTexts.captions[kind]} ${sum}`;
    })
    .join(', ');
}

function numbersOf(
  index: number,
  { day, kinds, counts }: { day: string; kinds: readonly EnquiryKind[]; counts: Counts },
): string {
  const lines = kinds.map(
    (kind) => `${dashboardTexts.captions[kind]}: ${counts[kind].byDay[index] ?? 0}`,
  );
  return [shortDay(day), ...lines].join('\n');
}
