import type { VehicleCard } from '@dealership/shared';
import { monthlyTexts } from '@dealership/shared/texts/common/price/monthly.ts';
import { choosingTexts as texts } from '@dealership/shared/texts/public/choosing.ts';
import { startTransition, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { ModelSearch } from '../search/model-search.tsx';
import {
  choose,
  offerFor,
  readAsked,
  withoutFilters,
  withValues,
  type Asked,
  type Offer,
  type Result,
} from './filters.ts';
import { ModelGrid } from './model-grid.tsx';
import { textOf } from './text-of.ts';
import { useMonthlyCosts, type KnownCosts } from './use-monthly-costs.ts';
import styles from './choosing.module.css';

interface ChoosingProps {
  vehicles: readonly VehicleCard[];
  label: string;
}

/** All models of a list in a grid, with a search, filters and an order; what is chosen is in the address. */
export function Choosing({ vehicles, label }: ChoosingProps) {
  const navigate = useNavigate();
  // The list answers before the address, for whose change the router draws every link of the page again.
  const [search, setSearch] = useOptimistic(useLocation().search);
  const go = (query: string) =>
    startTransition(() => {
      setSearch(query);
      void navigate({ search: query }, { replace: true });
    });
  const asked = readAsked(search);
  const monthly = useMonthlyCosts();
  const offer = offerFor(vehicles, asked, monthly.costs);
  const text = new URLSearchParams(search).get('find') ?? '';
  const keep = (find: string) => go(withValues(search, { find }));
  return (
    <ModelSearch vehicles={vehicles} kept={{ text, keep }}>
      {(found) => {
        const result = choose(found, asked, offer, monthly.costs);
        return (
          <>
            <Filters
              asked={asked}
              offer={offer}
              counts={result.counts}
              onChange={(values) => go(withValues(search, values))}
            />
            <Results
              asked={asked}
              result={result}
              monthly={monthly}
              label={label}
              all={found.length}
              onDrop={(name) =>
                go(name ? withValues(search, { [name]: '' }) : withoutFilters(search))
              }
            />
          </>
        );
      }}
    </ModelSearch>
  );
}

interface FiltersProps {
  asked: Asked;
  offer: Offer;
  counts: Result<VehicleCard>['counts'];
  onChange: (values: Record<string, string>) => void;
}

/** Folded away on a phone. */
function Filters({ asked, offer: { filters, orders }, counts, onChange }: FiltersProps) {
  const isWide = useMedia('(width >= 48em)');
  if (filters.length + orders.length === 0) return null;
  return (
    <details className={styles.filters} open={isWide}>
      <summary className={styles.summary}>{texts.fold(Object.keys(asked.filters).length)}</summary>
      <div className={styles.fields}>
        {filters.map(({ name, choices }) => (
          <Field key={name} label={texts.names[name]}>
            {(control) => (
              <select
                {...control}
                value={asked.filters[name]?.value ?? ''}
                onChange={({ target }) => onChange({ [name]: target.value })}
              >
                <option value="">{texts.any}</option>
                {choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice === asked.filters[name]
                      ? textOf(name, choice)
                      : texts.counted(textOf(name, choice), counts[name]?.[choice.value] ?? 0)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
        {orders.length > 0 && (
          <Field label={texts.sort}>
            {(control) => (
              <select
                {...control}
                value={asked.order ?? ''}
                onChange={({ target }) => onChange({ sort: target.value })}
              >
                <option value="">{texts.unsorted}</option>
                {orders.map((name) => (
                  <option key={name} value={name}>
                    {texts.orders[name]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
    </details>
  );
}

interface ResultsProps {
  asked: Asked;
  result: Result<VehicleCard>;
  monthly: KnownCosts;
  label: string;
  /** Models before the filters. */
  all: number;
  /** Without a name: all filters. */
  onDrop: (name?: keyof Asked['filters']) => void;
}

function Results({ asked, result, monthly, label, all, onDrop }: ResultsProps) {
  const { ordered, models, toDrop } = result;
  const status = useRef<HTMLParagraphElement>(null);
  const drop = (name?: keyof Asked['filters']) => {
    onDrop(name);
    // The button is gone.
    status.current?.focus();
  };
  const dropped = toDrop && asked.filters[toDrop.name];
  const hasFilters = Object.keys(asked.filters).length > 0;
  return (
    <div className={styles.results}>
      <div className={styles.head}>
        <p ref={status} role="status" tabIndex={-1}>
          {models.length === 0 ? texts.none : texts.found(models.length, all)}
        </p>
        {hasFilters && models.length > 0 && (
          <Button variant="quiet" onClick={() => drop()}>
            {texts.clear}
          </Button>
        )}
      </div>
      {models.length === 0 && (
        <Button onClick={() => drop(toDrop?.name)}>
          {dropped
            ? texts.drop(texts.names[toDrop.name], textOf(toDrop.name, dropped), toDrop.count)
            : texts.clear}
        </Button>
      )}
      {(monthly.isLoading || monthly.costs.size > 0) && (
        <p className={`hint ${(monthly.isLoading && styles.waiting) || ''}`}>
          {monthlyTexts.note}{' '}
          <span className={monthly.isSample ? undefined : styles.waiting}>
            {monthlyTexts.sample}
          </span>
        </p>
      )}
      <ModelGrid all={ordered} models={models} monthly={monthly} label={label} />
    </div>
  );
}
