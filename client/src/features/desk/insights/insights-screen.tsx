import {
  dayOf,
  insightGroups,
  isDayInReach,
  isShortEnough,
  type EnquiryKind,
  type Period,
  type PeriodName,
} from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { useSearchParams } from 'react-router-dom';
import { withParams } from '../../../lib/browser/with-params.ts';
import { latePart } from '../../../lib/browser/late.ts';
import { useOwnBranches } from '../../../lib/staff/branches.ts';
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
import type { ExportInsights } from './insight-numbers.tsx';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useState } from 'react';
import { BranchField } from '../../../ui/forms/kind-field.tsx';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { DatePresets } from '../../../ui/forms/date-presets.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import styles from './insights.module.css';

const loading = <p aria-busy="true">{texts.loading}</p>;

const InsightNumbers = latePart(
  async () => (await import('./insight-numbers.tsx')).InsightNumbers,
  loading,
);
const InsightQuotations = latePart(
  async () => (await import('./insight-quotations.tsx')).InsightQuotations,
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
    setParams((current) => withParams(current, insightParams({ ...address, ...change })), {
      replace,
    });

  return (
    <section className="screen" aria-labelledby="screen-title">
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
        <InsightNumbers
          data={data}
          address={address}
          countedOn={dayOf(query.dataUpdatedAt)}
          onExport={onExport}
        />
      )}
      {data && data.total.arrived > 0 && (
        <InsightQuotations address={address} onExport={onExport} />
      )}
      {data && <InsightTaps period={address} onExport={onExport} />}
    </section>
  );
}

const offered: readonly PeriodName[] = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'last90Days',
  'thisYear',
];

interface InsightFiltersProps {
  address: InsightAddress;
  kinds: readonly EnquiryKind[];
  onChoose: (change: Partial<InsightAddress>, options?: { replace: boolean }) => void;
}

function InsightFilters({ address, kinds, onChoose }: InsightFiltersProps) {
  const { from, to, by, kind, branch } = address;
  const hasBranches = useOwnBranches().length > 0;
  const name = `${from} ${to}`;
  const [draft, setDraft] = useState<Period>({ from, to });
  const [seen, setSeen] = useState(name);
  if (seen !== name) {
    setSeen(name);
    setDraft({ from, to });
  }
  const problems = problemsOf(draft);
  const choosePreset = (period: Period) => {
    setDraft(period);
    onChoose(period, { replace: `${period.from} ${period.to}` === name });
  };
  const type = (change: Partial<Period>) => {
    const period = { ...draft, ...change };
    setDraft(period);
    // Replaces the history entry: the days on the way to a typed date are nothing to go back to.
    if (isTyped(period) && Object.keys(problemsOf(period)).length === 0) {
      onChoose(period, { replace: true });
    }
  };
  return (
    <div className={styles.filters} role="search">
      <div className={styles.presets}>
        <DatePresets names={offered} chosen={address} onChoose={choosePreset} />
      </div>
      {(['from', 'to'] as const).map((end) => (
        <InputField
          key={end}
          type="date"
          label={texts[end]}
          error={problems[end]}
          value={draft[end]}
          onChange={(day) => type({ [end]: day })}
        />
      ))}
      <SelectField
        label={texts.by}
        all={insightGroups.filter((each) => each !== 'branch' || hasBranches || by === each)}
        chosen={by}
        nameOf={(each) => texts.groups[each]}
        onChange={(each) => onChoose({ by: each })}
      />
      <SelectField
        label={texts.kind}
        all={['', ...kinds]}
        chosen={kind}
        nameOf={(each) => (each ? kindNames[each] : texts.allKinds)}
        onChange={(each) => onChoose({ kind: each })}
      />
      <BranchField branch={branch} onChoose={(each) => onChoose({ branch: each })} />
    </div>
  );
}

/** Whether both years are complete: a year that is being typed first reads as one below 1000. */
function isTyped({ from, to }: Period): boolean {
  return [from, to].every(isDayInReach);
}

function problemsOf(period: Period): Partial<Record<keyof Period, string>> {
  if (!isTyped(period)) return {};
  if (period.from > period.to) return { from: texts.reversed };
  return isShortEnough(period) ? {} : { to: texts.tooLong };
}
