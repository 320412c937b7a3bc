import { brochurePath, screenAddress, type ModelRow } from '@dealership/shared';
import { modelListTexts as texts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { searchState } from '../../../lib/staff/search-term.ts';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Link } from '../../../ui/link.tsx';
import { Screen } from '../../../ui/screens/screen.tsx';
import { TableCard } from '../../../ui/forms/table-card.tsx';
import { pageOf } from '../use-models.ts';
import { FilterBar } from './filter-bar.tsx';
import { findIn, isNarrowing, useModelFilters } from './model-filters.ts';
import styles from './model-list.module.css';
import { AboutModel } from './model-row.tsx';

/** The published models for people who do not edit them (rules: models-read). */
export function ModelsToRead() {
  const filters = useModelFilters();
  const query = useQuery(callQuery(queryKeys.models, 'GET /api/vehicles'));
  const models = query.data?.models ?? [];
  const found = findIn(models, filters.typed);
  return (
    <Screen
      texts={{ title: texts.title, intro: texts.read.intro, notLoaded: texts.notLoaded }}
      query={query}
    >
      {query.data?.models.length === 0 && <EmptyScreen name="models">{texts.none}</EmptyScreen>}
      {models.length > 0 && (
        <FilterBar
          filters={filters}
          shown={found.length}
          all={models.length}
          isNarrowed={isNarrowing(filters.typed)}
          isReadOnly
        />
      )}
      {found.length > 0 && (
        <ol className={styles.rows} aria-label={texts.list}>
          {found.map((model) => (
            <ModelToRead key={model.id} model={model} />
          ))}
        </ol>
      )}
      {models.some((model) => model.on_sale) && <TableCard kind="models" />}
    </Screen>
  );
}

function ModelToRead({ model }: { model: ModelRow }) {
  const { name, bike_name: bikeName } = model;
  const price = { to: screenAddress('price'), state: searchState(name) };
  return (
    <li className={styles.row}>
      <AboutModel model={model}>
        {model.on_sale ? (
          <a href={pageOf(model)} target="_blank" rel="noreferrer" className={styles.name}>
            {name}
          </a>
        ) : (
          <Link {...price} className={styles.name}>
            {name}
          </Link>
        )}
      </AboutModel>
      <div className={styles.ways}>
        <Link {...price} className="tap" aria-label={texts.read.priceOf(name)}>
          {texts.read.price}
        </Link>
        {model.on_sale && (
          <a
            href={brochurePath(bikeName)}
            target="_blank"
            rel="noreferrer"
            className="tap"
            aria-label={texts.read.brochureOf(name)}
          >
            {texts.read.brochure}
          </a>
        )}
      </div>
    </li>
  );
}
