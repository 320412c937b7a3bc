import type { InsightFigure } from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import type { ReactNode } from 'react';
import { InTime, type InsightLine } from './insight-table.tsx';
import styles from './insights.module.css';
import { CountLink, whatOf, type RowsOf } from './rows-link.tsx';

/** The totals of a period. */
export function InsightOverview({ whole, rows }: { whole: InsightLine; rows: RowsOf }) {
  const { part, numbers } = whole;
  const figure = (name: InsightFigure) => (
    <Tile title={texts.figures[name]}>
      <CountLink count={numbers[name]} to={rows(name, part)} what={whatOf(name, part)} />
    </Tile>
  );
  return (
    <section className={styles.part}>
      <h2>{texts.overview}</h2>
      <dl className={styles.tiles}>
        {figure('arrived')}
        <Tile title={texts.inTime}>
          <InTime line={whole} rows={rows} />
        </Tile>
        {(['median', 'p90'] as const).map((name) => (
          <Tile key={name} title={texts[name]}>
            <span>{texts.minutes(numbers[name])}</span>
            {numbers[name] !== null && <small> {texts.ofOpening}</small>}
          </Tile>
        ))}
        {figure('reached')}
        {figure('appointed')}
        {figure('missed')}
        {figure('done')}
        {figure('lost')}
      </dl>
    </section>
  );
}

function Tile({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
