import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/link.tsx';
import styles from './insights.module.css';
import { whatOf, type InsightLine, type RowsOf } from './rows-link.tsx';

const stages = ['arrived', 'reached', 'appointed', 'done'] as const;

/** For each group, how many enquiries reached each stage. */
export function FunnelChart({ groups, rows }: { groups: readonly InsightLine[]; rows: RowsOf }) {
  const most = Math.max(1, ...groups.map(({ numbers }) => numbers.arrived));
  return (
    <Charts title={texts.funnel} groups={groups}>
      {(line) =>
        stages.map((stage) => (
          <Bar
            key={stage}
            label={texts.figures[stage]}
            text={texts.number(line.numbers[stage])}
            what={whatOf(stage, line)}
            share={line.numbers[stage] / most}
            to={line.numbers[stage] === 0 ? undefined : rows(stage, line)}
          />
        ))
      }
    </Charts>
  );
}

/** For each group, how soon enquiries were answered. */
export function AnswerChart({ groups }: { groups: readonly InsightLine[] }) {
  const measured = groups.filter(({ numbers }) => numbers.p90 !== null);
  const most = Math.max(1, ...measured.map(({ numbers }) => numbers.p90 ?? 0));
  if (measured.length === 0) return null;
  return (
    <Charts title={texts.firstAnswer} groups={measured}>
      {({ numbers }) =>
        (['median', 'p90'] as const).map((name) => (
          <Bar
            key={name}
            label={texts.withins[name]}
            text={texts.minutes(numbers[name])}
            share={(numbers[name] ?? 0) / most}
          />
        ))
      }
    </Charts>
  );
}

interface ChartsProps {
  title: string;
  groups: readonly InsightLine[];
  children: (line: InsightLine) => ReactNode;
}

function Charts({ title, groups, children }: ChartsProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.charts}>
        {groups.map((line) => (
          <div key={line.key} className={styles.chart}>
            <h3>{line.name}</h3>
            <ul aria-label={`${title}: ${line.name}`}>{children(line)}</ul>
          </div>
        ))}
      </div>
    </section>
  );
}

interface BarProps {
  label: string;
  text: string;
  /** What is counted, for screen readers. */
  what?: string;
  /** Share of the longest bar, 0 to 1. */
  share: number;
  to?: string | undefined;
}

/** A number with a bar of matching length, in a list. */
export function Bar({ label, text, what, share, to }: BarProps) {
  const content = (
    <>
      <span className="chart-label">{label}</span>{' '}
      <span className={styles.value}>
        <span>{text}</span>
        {what !== undefined && <span className="visually-hidden"> {what}</span>}
      </span>
      <span className={styles.track}>
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <div className={styles.bar}>{content}</div>
      ) : (
        <Link className={styles.bar} to={to}>
          {content}
        </Link>
      )}
    </li>
  );
}
