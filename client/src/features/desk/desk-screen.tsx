import type { DeskRow, DeskView } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { late } from '../../lib/browser/late.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { useMay } from '../../lib/staff/rights.ts';
import { sendSteps, useWaitingSteps } from '../../lib/staff/waiting-steps.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { Button } from '../../ui/button.tsx';
import { LineDrawing } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useMedia } from '../../ui/use-media.ts';
import type { LinkOf } from './common/customer-queries.ts';
import { useDeskAddress, type DeskLinkTo } from './common/desk-address.ts';
import { Filters } from './list/desk-filters.tsx';
import { askForKeys } from './common/keys-asked.ts';
import listStyles from './list/desk-list.module.css';
import { DeskLine } from './list/desk-row.tsx';
import styles from './list/desk-screen.module.css';
import { DeskSearch } from './list/desk-search.tsx';
import { useChoosing, type Choosing } from './list/use-choosing.ts';
import { useDeskList, type DeskList } from './list/use-desk-list.ts';
import { useDeskLive, useNow } from './common/use-desk-live.ts';
import { useScrollPlace } from './list/use-scroll-place.ts';
import { ViewTabs } from './list/view-tabs.tsx';

// The list is there first; what is done with an enquiry comes while it is read.
const loadWork = () => import('./desk-work.tsx');
const DeskWork = late(async () => (await loadWork()).DeskWork);
const SavedViewList = late(async () => (await import('./list/saved-views.tsx')).SavedViewList);
const SearchPeriod = late(async () => (await import('./list/search-period.tsx')).SearchPeriod);
const CountedLine = late(async () => (await import('./insights/counted-line.tsx')).CountedLine);
const EmptyList = late(async () => (await import('./list/empty-list.tsx')).EmptyList);
const NobodyOnDuty = late(async () => (await import('./nobody-on-duty.tsx')).NobodyOnDuty);
const AddEnquiry = late(async () => (await import('./arrivals/add-enquiry.tsx')).AddEnquiryDialog);
const ManyBar = late(async () => (await import('./many/many-bar.tsx')).ManyBar);
const DeskKeys = late(async () => (await import('./desk-keys.tsx')).DeskKeys);

const noFilters = { kind: '', status: '', assignee: '' } as const;

interface DeskScreenProps {
  userId: string;
  linkOf: LinkOf;
}

/** The desk: the lists of what is to be answered, and the enquiry that is open. */
export function DeskScreen(props: DeskScreenProps) {
  const place = useDeskAddress();
  if (!place.isWaiting) return <Desk {...props} place={place} />;
  return (
    <section className={styles.desk} aria-labelledby="screen-title" aria-busy="true">
      <h1 id="screen-title" tabIndex={-1}>
        {deskTexts.title}
      </h1>
      <p className={listStyles.waiting}>{deskTexts.loading}</p>
    </section>
  );
}

function Desk({
  userId: ownUserId,
  linkOf,
  place,
}: DeskScreenProps & { place: ReturnType<typeof useDeskAddress> }) {
  const canAnswer = useMay('enquiries.work');
  const mayChoose = useMay('enquiries.bulk');
  const canImport = useMay('enquiries.import');
  const [isAdding, setIsAdding] = useState(false);
  const { address, go, linkTo, isFromList, isFromDay } = place;
  const { enquiry: open, ...filters } = address;
  const isListSeen = open === '';
  const queries = useQueryClient();
  const navigate = useNavigate();
  const list = useDeskList(filters, isListSeen);
  const choosing = useChoosing(JSON.stringify(address));
  const now = useNow(20_000);
  const [hasBegun, setHasBegun] = useState(false);
  if (!hasBegun && !list.query.isPending) setHasBegun(true);
  const { counts, isCut, announced } = useDeskLive(() => {
    void list.refresh();
    if (!isListSeen) void queries.invalidateQueries({ queryKey: queryKeys.desk.enquiry(open) });
  }, hasBegun);
  useEffect(() => {
    if (!isCut) sendSteps();
  }, [isCut]);
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia('(width < 48em)');
  const { kind, status, assignee, counted } = filters;
  // A list of what Insights counts is none of the views.
  const view = counted ? undefined : filters.view;
  const filterCount = [kind, status, assignee].filter((value) => value !== '').length;
  const [hasFilters, setHasFilters] = useState(filterCount > 0);
  const [hasSaved, setHasSaved] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const [last, setLast] = useState(open);
  if (open !== '' && open !== last) setLast(open);
  if (open !== '' && !hasOpened) setHasOpened(true);

  useWindowTitle(counts?.due ?? 0);
  useScrollPlace({ isListSeen, root, last });
  useEffect(() => {
    whenIdle(() => {
      loadWork().then(
        ({ prepareWork }) => prepareWork(queries),
        () => undefined,
      );
    });
  }, [queries]);

  const close = () => {
    // With the phone's own way back, so that the next one leaves the desk.
    if (isFromList) void navigate(-1);
    else go({ enquiry: '' }, { replace: true });
  };

  return (
    <div ref={root} className={styles.desk}>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <section className={styles.lists} aria-labelledby="screen-title" hidden={!isListSeen}>
        <div className={styles.head}>
          <h1 id="screen-title" tabIndex={-1}>
            {deskTexts.title}
          </h1>
          <DeskSearch
            search={filters.search}
            onSearch={(search) =>
              go(
                { search, ...(search === '' && { arrived: undefined }) },
                { replace: filters.search !== '' },
              )
            }
          />
          {canAnswer && (
            <button
              type="button"
              className={styles.tool}
              aria-label={deskTexts.add}
              title={deskTexts.add}
              onClick={() => setIsAdding(true)}
            >
              <LineDrawing path="M12 5v14M5 12h14" />
            </button>
          )}
          {!isNarrow && canImport && (
            <Link
              to={linkOf('import-leads')}
              className={styles.tool}
              aria-label={deskTexts.importLeads}
              title={deskTexts.importLeads}
            >
              <LineDrawing path="M12 16V4m-5 5 5-5 5 5M4 20h16" />
            </Link>
          )}
          {isNarrow && filters.search === '' && (
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
          {!isNarrow && (
            <button
              type="button"
              className={styles.tool}
              aria-label={deskTexts.keys}
              title={deskTexts.keys}
              onClick={() => askForKeys()}
            >
              ?
            </button>
          )}
        </div>
        {filters.search !== '' && (
          <Suspense>
            <SearchPeriod
              chosen={filters.arrived}
              onChoose={(arrived) => go({ arrived }, { replace: true })}
            />
          </Suspense>
        )}
        {filters.search === '' && (
          <>
            <ViewTabs
              chosen={view}
              counts={counts?.counts}
              linkTo={(other) => linkTo({ view: other, counted: undefined, enquiry: '' })}
            />
            {counted && (
              <div className={styles.counted}>
                <Suspense>
                  <CountedLine
                    counted={counted}
                    kind={kind}
                    linkOf={linkOf}
                    wholeDesk={linkTo({ ...noFilters, counted: undefined, enquiry: '' })}
                  />
                </Suspense>
              </div>
            )}
            {(!isNarrow || hasFilters) && (
              <div id="desk-filters" className={styles.filters}>
                <Suspense>
                  <Filters
                    chosen={filters}
                    count={filterCount}
                    ownUserId={ownUserId}
                    onChoose={(change) => go(change)}
                  />
                  {!counted && (
                    <details
                      className={styles.saved}
                      onToggle={({ currentTarget }) => setHasSaved(currentTarget.open)}
                    >
                      <summary>{deskTexts.savedViews}</summary>
                      {hasSaved && (
                        <SavedViewList
                          shown={filters}
                          linkTo={(saved) => linkTo({ ...saved, enquiry: '' })}
                        />
                      )}
                    </details>
                  )}
                </Suspense>
              </div>
            )}
          </>
        )}
        <StateLine
          list={list}
          isCut={isCut}
          isSearch={filters.search !== ''}
          view={view}
          onChoose={mayChoose && !choosing.isOn ? choosing.start : undefined}
        />
        <Rows
          list={list}
          now={now}
          ownUserId={ownUserId}
          last={last}
          linkTo={linkTo}
          choosing={choosing}
          view={view}
          empty={
            <Suspense>
              <EmptyList
                filters={filters}
                counts={counts?.counts}
                linkTo={(other) => linkTo({ view: other, enquiry: '' })}
              />
            </Suspense>
          }
        />
      </section>
      {hasOpened && (
        <Suspense fallback={<p aria-busy="true">{deskTexts.loading}</p>}>
          <DeskWork
            address={address}
            list={list}
            go={go}
            linkTo={linkTo}
            linkOf={linkOf}
            close={close}
            ownUserId={ownUserId}
            now={now}
            isCut={isCut}
            isFromDay={isFromDay}
          />
        </Suspense>
      )}
      {choosing.times > 0 && (
        <Suspense>
          <ManyBar
            choosing={choosing}
            list={list}
            filters={filters}
            ownUserId={ownUserId}
            isListSeen={isListSeen}
          />
        </Suspense>
      )}
      {isAdding && (
        <Suspense>
          <AddEnquiry
            linkOf={linkOf}
            onAdded={(reference) => {
              setIsAdding(false);
              go({ enquiry: reference });
            }}
            onClosed={() => setIsAdding(false)}
          />
        </Suspense>
      )}
      <Suspense>
        <DeskKeys
          root={root}
          last={last}
          isListSeen={isListSeen}
          // Before an enquiry of a day there is no list.
          toList={() => (isFromDay ? go({ enquiry: '' }) : close())}
        />
      </Suspense>
    </div>
  );
}

/** How many there are, and what has come since: it stays in sight, and nothing moves when something comes. */
function StateLine({
  list,
  isSearch,
  isCut,
  view,
  onChoose,
}: {
  list: DeskList;
  isSearch: boolean;
  isCut: boolean;
  /** `undefined`: what Insights counts. */
  view: DeskView | undefined;
  /** Begins to choose rows. */
  onChoose: (() => void) | undefined;
}) {
  const { rows, isAll, since, query } = list;
  const count = isSearch
    ? deskTexts.found(rows.length, isAll)
    : deskTexts.shown(rows.length, isAll);
  return (
    <div className={styles.line}>
      <p role="status" data-cut={isCut || undefined}>
        <span>
          {isCut ? deskTexts.cutOff : query.data && (rows.length > 0 || isSearch) && count}
        </span>
        {view === 'unassigned' && !isSearch && !isCut && rows.length > 0 && (
          <Suspense>
            <NobodyOnDuty />
          </Suspense>
        )}
      </p>
      {since.arrived > 0 && (
        <button
          type="button"
          className={styles.arrived}
          aria-label={deskTexts.showArrived(since.arrived)}
          onClick={() => {
            list.takeFresh();
            window.scrollTo({ top: 0, behavior: 'instant' });
            // The button goes; the first of the new ones is where to go on.
            setTimeout(() => document.querySelector<HTMLElement>('[data-row]')?.focus());
          }}
        >
          {deskTexts.arrived(since.arrived)}
        </button>
      )}
      {onChoose && rows.length > 0 && (isSearch || view !== 'closed') && (
        <button type="button" className={styles.choose} onClick={onChoose}>
          {deskTexts.choose}
        </button>
      )}
    </div>
  );
}

interface RowsProps {
  list: DeskList;
  /** `undefined`: what Insights counts. */
  view: DeskView | undefined;
  now: number;
  ownUserId: string;
  /** Reference of the enquiry that was opened last. */
  last: string;
  linkTo: DeskLinkTo;
  choosing: Choosing;
  empty: ReactNode;
}

function Rows({ list, view, now, ownUserId, last, linkTo, choosing, empty }: RowsProps) {
  const { query, rows, since, isAll, isAdding, hasFailed } = list;
  const waiting = new Set(useWaitingSteps().map(({ row }) => row.reference));
  if (query.isError && rows.length === 0) {
    return <LoadFailure text={deskTexts.failed} onRetry={() => void query.refetch()} />;
  }
  if (query.isPending) {
    return (
      <p className={listStyles.waiting} aria-busy="true">
        {deskTexts.loading}
      </p>
    );
  }
  if (rows.length === 0) return empty;
  const { columns } = deskTexts;
  return (
    <>
      <div className={listStyles.header} aria-hidden="true">
        <span>{columns.customer}</span>
        <span>{columns.mobile}</span>
        <span>{columns.what}</span>
        <span>{columns.due}</span>
        <span>{columns.assignee}</span>
        <span>{columns.status}</span>
      </div>
      <ul
        className={listStyles.rows}
        aria-label={deskTexts.rows(view ? deskTexts.views[view] : deskTexts.counted)}
      >
        {rows.map((row: DeskRow) => (
          <DeskLine
            key={row.reference}
            row={row}
            now={now}
            ownUserId={ownUserId}
            linkTo={linkTo}
            isLast={row.reference === last}
            isDayList={view === 'appointments'}
            isWaiting={waiting.has(row.reference)}
            hasLeft={since.left.has(row.reference)}
            isChosen={choosing.isChosen(row)}
            isWithAll={choosing.all !== undefined}
            onChoose={choosing.choose}
          />
        ))}
      </ul>
      {hasFailed && <LoadFailure text={deskTexts.failed} />}
      {!isAll && (
        <Button className={listStyles.more} busy={isAdding} onClick={() => void list.more()}>
          {isAdding ? deskTexts.loading : deskTexts.more}
        </Button>
      )}
    </>
  );
}

/** The number of what is due stands in the window's title, for who works in another tab. */
function useWindowTitle(due: number) {
  useEffect(() => {
    const before = document.title;
    const counted = deskTexts.windowTitle(due, before);
    document.title = counted;
    return () => {
      // The next screen may have set its own already.
      if (document.title === counted) document.title = before;
    };
  }, [due]);
}
