import type { InsightFigure, InsightNumbers, Period } from '@dealership/shared';
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
  before: Before | undefined;
}

/** The numbers of the whole period, with their differences from the one before (rules: insights-compared). */
export function InsightOverview({ whole, rows, period, before }: InsightOverviewProps) {
  const { numbers } = whole;
  const from = before && texts.changeFrom(before.period, period);
  const changeOf = (of: (numbers: InsightNumbers) => number | null) => {
    const [now, then] = [of(numbers), before ? of(before.numbers) : null];
    return now === null || then === null ? undefined : now - then;
  };
  const figure = (name: InsightFigure) => (
    <Pair key={name} name={texts.figures[name]}>
      <Figure change={texts.changes.count(changeOf((each) => each[name]))} from={from}>
        <CountLink line={whole} figure={name} rows={rows} />
      </Figure>
    </Pair>
  );
  const minutes = (name: 'median' | 'p90') => (
    <Pair key={name} name={texts[name]}>
      <Figure
        change={texts.changes.minutes(changeOf((each) => each[name]))}
        from={from}
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
          change={texts.changes.share(changeOf(percentInTime))}
          from={from}
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

function percentInTime({ in_time: inTime, promised }: InsightNumbers): number | null {
  return promised === 0 ? null : texts.percent(inTime, promised);
}

interface FigureProps {
  children: ReactNode;
  change: string;
  /** What the change is compared with, in words. */
  from: string | undefined;
  more?: ReactNode;
}

/** A number; below it, how it has changed and what it is made of. */
function Figure({ children, change, from, more }: FigureProps) {
  return (
    <>
      <span className={styles.number}>{children}</span>
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
