import { screenAddress, statuses } from '@dealership/shared';
import { deskTexts, stateTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { branchTexts } from '@dealership/shared/texts/staff/branch-choice.ts';
import { filterTexts } from '@dealership/shared/texts/staff/desk/desk-late.ts';
import { useState } from 'react';
import { latePart } from '../../../lib/browser/late.ts';
import { useMay, useOwnKinds } from '../../../lib/staff/rights.ts';
import { useOwnBranches } from '../../../lib/staff/branches.ts';
import { useChoices } from '../../../lib/staff/use-choices.ts';
import { useTypedFilters } from '../../../lib/staff/use-typed-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { LineDrawing } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { noFilters } from '../common/desk-address.ts';
import { useDesk } from '../common/desk-context.ts';
import { askForKeys } from '../common/keys-asked.ts';
import { staffName } from '../common/staff-name.ts';
import styles from './desk-screen.module.css';
import { ViewTabs } from './view-tabs.tsx';

const OverduePeople = latePart(
  async () => (await import('./overdue-people.tsx')).OverduePeople,
  <div className="tap" />,
);
const SavedViewList = latePart(async () => (await import('./saved-views.tsx')).SavedViewList);
const SearchPeriod = latePart(async () => (await import('./search-period.tsx')).SearchPeriod);
const CountedLine = latePart(
  async () => (await import('../insights/counted-line.tsx')).CountedLine,
);

/** Pause after the last key before the search, in ms. */
const PAUSE_MS = 400;

/** The part above the rows: the search with its tools, the lists and the filters. */
export function ListTop({ onAdd }: { onAdd: () => void }) {
  const { filters, view } = useDesk();
  const mayAssign = useMay('enquiries.assign');
  const { kind, status, branch, assignee, counted, search } = filters;
  const isNarrow = useMedia('(width < 48em)');
  const filterCount = [kind, status, branch, assignee].filter((value) => value !== '').length;
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
          {view === 'overdue' && mayAssign && <OverduePeople chosen={assignee} />}
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
  const { typed, change, apply } = useTypedFilters(
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
        value={typed.search}
        onChange={({ target }) => change({ search: target.value })}
      />
    </form>
  );
}

function ListTools({ isNarrow, onAdd }: { isNarrow: boolean; onAdd: () => void }) {
  const canAnswer = useMay('enquiries.work');
  const canImport = useMay('enquiries.import');
  return (
    <>
      {canAnswer && (
        <button type="button" {...tool(deskTexts.add)} onClick={onAdd}>
          <LineDrawing path="M12 5v14M5 12h14" />
          <span className={styles.word}>{deskTexts.add}</span>
        </button>
      )}
      {!isNarrow && canImport && (
        <Link to={screenAddress('import-leads')} {...tool(deskTexts.importLeads)}>
          <LineDrawing path="M12 16V4m-5 5 5-5 5 5M4 20h16" />
          <span className={styles.word}>{deskTexts.importLeads}</span>
        </Link>
      )}
      {!isNarrow && (
        <button type="button" {...tool(deskTexts.keys)} onClick={() => askForKeys()}>
          <span aria-hidden="true">?</span>
          <span className={styles.word}>{deskTexts.keys}</span>
        </button>
      )}
    </>
  );
}

function tool(name: string) {
  return { className: styles.tool, 'aria-label': name, title: name };
}

function Filters({ hasAny }: { hasAny: boolean }) {
  const { filters: chosen, ownUserId, go } = useDesk();
  const colleagues = useChoices().data?.colleagues ?? [];
  const branches = useOwnBranches();
  const names = new Map(colleagues.map((each) => [each.user_id, staffName(each, ownUserId)]));
  // A person who has left may still have enquiries.
  const people = new Set([...names.keys(), ...(chosen.assignee ? [chosen.assignee] : [])]);
  return (
    <>
      <Choice
        label={filterTexts.kind}
        any={filterTexts.allKinds}
        all={useOwnKinds()}
        chosen={chosen.kind}
        nameOf={(kind) => deskTexts.kinds[kind]}
        onChoose={(kind) => go({ kind })}
      />
      <Choice
        label={stateTexts.status}
        any={filterTexts.anyStatus}
        all={statuses}
        chosen={chosen.status}
        nameOf={(status) =>
          status === 'done' ? filterTexts.done : stateTexts.statusOf(status, 'sales')
        }
        onChoose={(status) => go({ status })}
      />
      {branches.length > 0 && (
        <Choice
          label={branchTexts.branch}
          any={branchTexts.all}
          all={branches.map(({ id }) => String(id))}
          chosen={String(chosen.branch)}
          nameOf={(each) => branches.find(({ id }) => String(id) === each)?.name ?? each}
          onChoose={(each) => go({ branch: each === '' ? '' : Number(each) })}
        />
      )}
      <Choice
        label={stateTexts.assignee}
        any={filterTexts.anyone}
        all={[...people]}
        chosen={chosen.assignee}
        nameOf={(id) => names.get(id) ?? id}
        onChoose={(assignee) => go({ assignee })}
      />
      {hasAny && (
        <Button variant="quiet" onClick={() => go(noFilters)}>
          {filterTexts.clearFilters}
        </Button>
      )}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** The label of the empty choice. */
  any: string;
  all: readonly Value[];
  chosen: Value | '';
  nameOf: (value: Value) => string;
  onChoose: (value: Value | '') => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, any, all, chosen, nameOf, onChoose } = props;
  return (
    <select
      aria-label={label}
      className={styles.filter}
      data-chosen={chosen !== '' || undefined}
      value={chosen}
      onChange={({ target }) => onChoose(all.find((each) => each === target.value) ?? '')}
    >
      <option value="">{any}</option>
      {all.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </select>
  );
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
