import type { InsightFigure } from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { Pair } from '../../../ui/lists/pair.tsx';
import { InTime } from './insight-table.tsx';
import styles from './insights.module.css';
import { CountLink, type InsightLine, type RowsOf } from './rows-link.tsx';

/** The totals of a period. */
export function InsightOverview({ whole, rows }: { whole: InsightLine; rows: RowsOf }) {
  const { numbers } = whole;
  const figure = (name: InsightFigure) => (
    <Pair key={name} name={texts.figures[name]}>
      <CountLink line={whole} figure={name} rows={rows} />
    </Pair>
  );
  return (
    <section className={styles.part}>
      <h2>{texts.overview}</h2>
      <dl className={styles.tiles}>
        {figure('arrived')}
        <Pair name={texts.inTime}>
          <InTime line={whole} rows={rows} />
        </Pair>
        {(['median', 'p90'] as const).map((name) => (
          <Pair key={name} name={texts[name]}>
            <span>{texts.minutes(numbers[name])}</span>
            {numbers[name] !== null && <small> {texts.ofOpening}</small>}
          </Pair>
        ))}
        {(['reached', 'appointed', 'missed', 'done', 'lost'] as const).map(figure)}
      </dl>
    </section>
  );
}
