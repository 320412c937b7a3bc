import {
  dayOf,
  exportFormats,
  timeOf,
  type ExportFormat,
  type Insights,
  type InsightGroup,
} from '@dealership/shared';
import { reportPaperTexts } from '@dealership/shared/messages/common/report-paper.ts';
import { kindNames } from '@dealership/shared/messages/staff/desk.ts';
import { insightsTexts as texts } from '@dealership/shared/messages/staff/insights.ts';
import { exportTexts } from '@dealership/shared/messages/staff/reports.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '../../../../lib/failure-text.ts';
import { useOwnKinds } from '../../../../lib/rights.ts';
import { useChoices } from '../../../../lib/use-choices.ts';
import { Button } from '../../../../ui/button.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import type { LinkOf } from '../customer-queries.ts';
import { useNow } from '../use-desk-live.ts';
import { groupName } from './group-name.ts';
import { insightParams, readInsightAddress, type InsightAddress } from './insight-address.ts';
import { AnswerChart, FunnelChart } from './insight-charts.tsx';
import { insightDocument, type InsightDocument } from './insight-document.ts';
import { InsightFilters } from './insight-filters.tsx';
import { InsightOverview } from './insight-overview.tsx';
import { InsightTable, ReasonTable, type InsightLine } from './insight-table.tsx';
import styles from './insights.module.css';
import { rowsOf } from './rows-link.tsx';
import { useInsights } from './use-insights.ts';

/** Makes a file, or prints. @returns why not; `''`: it is done */
export type ExportInsights = (format: ExportFormat, document: InsightDocument) => Promise<string>;

interface InsightsScreenProps {
  linkOf: LinkOf;
  onExport: ExportInsights;
}

/** How soon enquiries were answered, and what has become of them. */
export function InsightsScreen({ linkOf, onExport }: InsightsScreenProps) {
  const today = dayOf(useNow(60_000));
  // Opt-ins ask for nothing.
  const kinds = useOwnKinds().filter((kind) => kind !== 'opt-in');
  const [params, setParams] = useSearchParams();
  const address = readInsightAddress(params, { today, ownKinds: kinds });
  const { data, error, refetch } = useInsights(address);
  const choose = (change: Partial<InsightAddress>, { replace } = { replace: false }) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of ['from', 'to', 'by', 'kind']) next.delete(name);
        const said = insightParams({ ...address, ...change });
        for (const [name, value] of Object.entries(said)) next.set(name, value);
        return next;
      },
      { replace },
    );

  return (
    <section className={styles.page} aria-labelledby="screen-title">
      <h1 id="screen-title">{texts.title}</h1>
      <p className={styles.hint}>{texts.intro}</p>
      <InsightFilters address={address} kinds={kinds} onChoose={choose} />
      <p className={styles.period} role="status">
        <strong>{texts.period(address)}</strong>
        {data && data.unknown > 0 && <span>{texts.unknown(data.unknown)}</span>}
        {data?.total.arrived === 0 && <span>{texts.empty}</span>}
      </p>
      {error && <LoadFailure text={failureText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <p aria-busy="true">{texts.loading}</p>}
      {data && data.total.arrived > 0 && <Numbers {...{ data, address, linkOf, onExport }} />}
    </section>
  );
}

interface NumbersProps extends InsightsScreenProps {
  data: Insights;
  address: InsightAddress;
}

function Numbers({ data, address, linkOf, onExport }: NumbersProps) {
  const { data: choices, isPending } = useChoices();
  const [problem, setProblem] = useState('');
  const [making, setMaking] = useState<ExportFormat>();
  const by = texts.groups[address.by];
  const rows = rowsOf(address, linkOf);
  const whole = { part: { name: texts.all }, numbers: data.total };
  const groups = data.groups.map((group) => lineOf(address.by, group));
  const lines = [whole, ...groups];

  const make = async (format: ExportFormat) => {
    const now = Date.now();
    const notes = [
      reportPaperTexts.notes.fromTo(address.from, address.to),
      ...(address.kind ? [reportPaperTexts.notes.kind(kindNames[address.kind])] : []),
      ...(data.unknown > 0 ? [texts.unknown(data.unknown)] : []),
      reportPaperTexts.notes.madeOn(dayOf(now), timeOf(now)),
    ];
    setMaking(format);
    setProblem(await onExport(format, insightDocument({ by, lines, notes, choices })));
    setMaking(undefined);
  };

  return (
    <>
      <div className={styles.exports} role="group" aria-label={texts.exports}>
        {exportFormats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            busy={making === format}
            // They name the reasons.
            disabled={isPending}
            onClick={() => void make(format)}
          >
            {exportTexts.formats[format]}
          </Button>
        ))}
        <p role="alert">{problem}</p>
      </div>
      <InsightOverview {...{ whole, rows }} />
      <FunnelChart {...{ groups, rows }} />
      <AnswerChart groups={groups} />
      <section className={styles.part}>
        <h2>{texts.table}</h2>
        <InsightTable {...{ by, lines, rows }} />
      </section>
      <section className={styles.part}>
        <h2>{texts.lostFor}</h2>
        <ReasonTable {...{ by, lines, rows, choices }} />
      </section>
    </>
  );
}

function lineOf(
  by: InsightGroup,
  { key, name, ...numbers }: Insights['groups'][number],
): InsightLine {
  return { part: { key, name: groupName(by, { key, name }) }, numbers };
}
