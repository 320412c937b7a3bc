import { dayOf } from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { late } from '../../../lib/browser/late.ts';
import { useOwnKinds } from '../../../lib/staff/rights.ts';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { useNow } from '../common/use-desk-live.ts';
import { insightParams, readInsightAddress, type InsightAddress } from './insight-address.ts';
import { InsightFilters } from './insight-filters.tsx';
import type { ExportInsights } from './insight-numbers.tsx';
import styles from './insights.module.css';
import { useInsights } from './use-insights.ts';

const InsightNumbers = late(async () => (await import('./insight-numbers.tsx')).InsightNumbers);
const InsightTaps = late(async () => (await import('./insight-taps.tsx')).InsightTaps);

interface InsightsScreenProps {
  onExport: ExportInsights;
}

/** How soon enquiries were answered, and their results. */
export function InsightsScreen({ onExport }: InsightsScreenProps) {
  const today = dayOf(useNow(60_000));
  // Opt-ins need no answer.
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
        {data?.total.arrived === 0 && <span>{texts.empty}</span>}
      </p>
      {data?.total.arrived === 0 && <EmptyScreen name="insights" onlyAtFirst />}
      {error && <LoadFailure text={failureText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <p aria-busy="true">{texts.loading}</p>}
      {data && data.total.arrived > 0 && (
        <Suspense fallback={<p aria-busy="true">{texts.loading}</p>}>
          <InsightNumbers data={data} address={address} onExport={onExport} />
        </Suspense>
      )}
      {data && (
        <Suspense>
          <InsightTaps period={address} onExport={onExport} />
        </Suspense>
      )}
    </section>
  );
}
