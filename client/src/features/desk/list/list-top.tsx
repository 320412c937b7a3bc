import { screenAddress } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useState } from 'react';
import { latePart } from '../../../lib/browser/late.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { useFilterDraft } from '../../../lib/staff/use-filter-draft.ts';
import { LineDrawing } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { useDesk } from '../common/desk-context.ts';
import { askForKeys } from '../common/keys-asked.ts';
import { Filters } from './desk-filters.tsx';
import styles from './desk-screen.module.css';
import { ViewTabs } from './view-tabs.tsx';

const SavedViewList = latePart(async () => (await import('./saved-views.tsx')).SavedViewList);
const SearchPeriod = latePart(async () => (await import('./search-period.tsx')).SearchPeriod);
const CountedLine = latePart(
  async () => (await import('../insights/counted-line.tsx')).CountedLine,
);

/** Pause after the last key before the search, in ms. */
const PAUSE_MS = 400;

/** The part above the rows: the search with its tools, the lists and the filters. */
export function ListTop({ onAdd }: { onAdd: () => void }) {
  const { filters } = useDesk();
  const { kind, status, assignee, counted, search } = filters;
  const isNarrow = useMedia('(width < 48em)');
  const filterCount = [kind, status, assignee].filter((value) => value !== '').length;
  const [hasFilters, setHasFilters] = useState(filterCount > 0);
  return (
    <>
      <div className={styles.head}>
        <h1 id="screen-title" tabIndex={-1}>
          {deskTexts.title}
        </h1>
        <DeskSearch />
        <ListTools isNarrow={isNarrow} onAdd={onAdd} />
        {isNarrow && search === '' && (
          <button
            type="button"
            className={styles.tool}
            aria-label={deskTexts.filtersOf(filterCount)}
            aria-expanded={hasFilters}
            aria-controls="desk-filters"
            onClick={() => setHasFilters(!hasFilters)}
          >
            <LineDrawing path="M3 5h18l-7 8v6l-4-2v-4z" />
            {filterCount > 0 && <span className={styles.count}>{filterCount}</span>}
          </button>
        )}
      </div>
      {search !== '' ? (
        <SearchPeriod />
      ) : (
        <>
          <ViewTabs />
          {counted && (
            <div className={styles.counted}>
              <CountedLine counted={counted} />
            </div>
          )}
          {(!isNarrow || hasFilters) && (
            <div id="desk-filters" className="row">
              <Filters hasAny={filterCount > 0} />
              {!counted && <SavedViews />}
            </div>
          )}
        </>
      )}
    </>
  );
}

/** Searches for a customer or a reference while the user types. Back and forward change it, but never during input. */
function DeskSearch() {
  const { filters, go } = useDesk();
  const { draft, change, apply } = useFilterDraft(
    { search: filters.search },
    PAUSE_MS,
    ({ search }) =>
      go(
        { search, ...(search === '' && { arrived: undefined }) },
        { replace: filters.search !== '' },
      ),
  );
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        aria-label={deskTexts.search}
        placeholder={deskTexts.searchHint}
        value={draft.search}
        onChange={({ target }) => change({ search: target.value })}
      />
    </form>
  );
}

/** Buttons to add an enquiry, to import leads, and to show the keys. */
function ListTools({ isNarrow, onAdd }: { isNarrow: boolean; onAdd: () => void }) {
  const canAnswer = useMay('enquiries.work');
  const canImport = useMay('enquiries.import');
  return (
    <>
      {canAnswer && (
        <button type="button" {...tool(deskTexts.add)} onClick={onAdd}>
          <LineDrawing path="M12 5v14M5 12h14" />
        </button>
      )}
      {!isNarrow && canImport && (
        <Link to={screenAddress('import-leads')} {...tool(deskTexts.importLeads)}>
          <LineDrawing path="M12 16V4m-5 5 5-5 5 5M4 20h16" />
        </Link>
      )}
      {!isNarrow && (
        <button type="button" {...tool(deskTexts.keys)} onClick={() => askForKeys()}>
          ?
        </button>
      )}
    </>
  );
}

function tool(name: string) {
  return { className: styles.tool, 'aria-label': name, title: name };
}

/** Fetched when the user opens them. */
function SavedViews() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.saved}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{deskTexts.savedViews}</summary>
      {isOpen && <SavedViewList />}
    </details>
  );
}
