import type { InsightFigure, InsightNumbers, Insights, Period } from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import type { ReactNode } from 'react';
import { Pair } from '../../../ui/lists/pair.tsx';
import { InTimeCounts } from './figure-columns.tsx';
import styles from './insight-overview.module.css';
import { CountLink, type InsightLine, type RowsOf } from './rows-link.tsx';

/** The numbers of the period to compare with, where anything was received in it. */
export interface Before {
  period: Period;
  numbers: InsightNumbers;
}

interface InsightOverviewProps {
  whole: InsightLine;
  rows: RowsOf;
  period: Period;
  course: Insights['course'] | undefined;
  before: Before | undefined;
}

/** The numbers of the whole period, with a line and their differences from the one before (rules: insights-compared). */
export function InsightOverview({ whole, rows, period, course, before }: InsightOverviewProps) {
  const { numbers } = whole;
  const from = before && texts.changeFrom(before.period, period);
  const changeOf = (of: (numbers: InsightNumbers) => number | null) => {
    const [now, then] = [of(numbers), before ? of(before.numbers) : null];
    return now === null || then === null ? undefined : now - then;
  };
  const figure = (name: InsightFigure) => (
    <Pair key={name} name={texts.figures[name]}>
      <Figure
        change={texts.changes.count(changeOf((each) => each[name]))}
        from={from}
        course={course?.[name]}
      >
        <CountLink line={whole} figure={name} rows={rows} />
      </Figure>
    </Pair>
  );
  const minutes = (name: 'median' | 'p90') => (
    <Pair key={name} name={texts[name]}>
      <Figure
        change={texts.changes.minutes(changeOf((each) => each[name]))}
        from={from}
        course={course?.[name]}
        more={numbers[name] !== null && texts.ofOpening}
      >
        {texts.minutes(numbers[name])}
      </Figure>
    </Pair>
  );
  return (
    <dl className={styles.figures}>
      {(['arrived', 'answered'] as const).map(figure)}
      <Pair name={texts.inTime}>
        <Figure
          change={texts.changes.share(changeOf((each) => percent(each.in_time, each.promised)))}
          from={from}
          course={course?.in_time.map((part, at) =>
            percent(Number(part), Number(course.promised[at])),
          )}
          more={numbers.promised > 0 && <InTimeCounts line={whole} rows={rows} />}
        >
          {texts.share(numbers.in_time, numbers.promised)}
        </Figure>
      </Pair>
      {(['median', 'p90'] as const).map(minutes)}
      {(['reached', 'appointed', 'missed', 'done', 'lost'] as const).map(figure)}
    </dl>
  );
}

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : texts.percent(part, whole);
}

interface FigureProps {
  children: ReactNode;
  change: string;
  /** What the change is compared with, in words. */
  from: string | undefined;
  /** One number per day or week, in order; `null`: there is none. */
  course: readonly (number | null)[] | undefined;
  more?: ReactNode;
}

/** A number; below it, its course over the days, how it has changed and what it is made of. */
function Figure({ children, change, from, course, more }: FigureProps) {
  return (
    <>
      <span className={styles.number}>{children}</span>
      {course && course.length > 1 && <Sparkline values={course} />}
      <span className={styles.more}>
        {change !== '' && (
          <span>
            <strong>{change}</strong> <span className="visually-hidden">{from}</span>
          </span>
        )}
        {more && <span>{more}</span>}
      </span>
    </>
  );
}

/** A line from 0 up; a place of 1 for each value. The tables have the numbers. */
function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const top = Math.max(1, ...values.map(Number));
  const line = values.map((value, index) => {
    if (value === null) return '';
    const place = `${index} ${top - value}`;
    // A line of no length draws a dot, for values between gaps.
    return (values[index - 1] ?? null) === null ? `M${place}h0` : `L${place}`;
  });
  return (
    <svg
      className={styles.course}
      viewBox={`0 0 ${values.length - 1} ${top}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={line.join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
