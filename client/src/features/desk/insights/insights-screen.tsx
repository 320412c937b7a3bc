import { dayOf } from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { useSearchParams } from 'react-router-dom';
import { withParams } from '../../../lib/browser/with-params.ts';
import { latePart } from '../../../lib/browser/late.ts';
import { useOwnKinds } from '../../../lib/staff/rights.ts';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { useNow } from '../common/use-desk-live.ts';
import {
  insightParams,
  readInsightAddress,
  useInsights,
  type InsightAddress,
} from './insight-address.ts';
import { InsightFilters } from './insight-filters.tsx';
import type { ExportInsights } from './insight-numbers.tsx';
import styles from './insights.module.css';

const loading = <p aria-busy="true">{texts.loading}</p>;

const InsightNumbers = latePart(
  async () => (await import('./insight-numbers.tsx')).InsightNumbers,
  loading,
);
const InsightTaps = latePart(async () => (await import('./insight-taps.tsx')).InsightTaps);

/** How soon enquiries were answered, and their results. */
export function InsightsScreen({ onExport }: { onExport: ExportInsights }) {
  const today = dayOf(useNow(60_000));
  // Opt-ins need no answer.
  const kinds = useOwnKinds().filter((kind) => kind !== 'opt-in');
  const [params, setParams] = useSearchParams();
  const address = readInsightAddress(params, { today, ownKinds: kinds });
  const query = useInsights(address);
  const { data, error } = query;
  const choose = (change: Partial<InsightAddress>, { replace } = { replace: false }) =>
    setParams(
      (current) => {
        const none = { from: '', to: '', by: '', kind: '' };
        return withParams(current, { ...none, ...insightParams({ ...address, ...change }) });
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
      <QueryFailure of={query} />
      {!data && !error && loading}
      {data && data.total.arrived > 0 && (
        <InsightNumbers data={data} address={address} onExport={onExport} />
      )}
      {data && <InsightTaps period={address} onExport={onExport} />}
    </section>
  );
}
