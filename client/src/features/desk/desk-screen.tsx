import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { latePart } from '../../lib/browser/late.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { useOwnUserId } from '../../lib/staff/rights.ts';
import { choicesQuery, useChoices } from '../../lib/staff/use-choices.ts';
import { sendSteps } from '../../lib/staff/waiting-steps.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { useDeskAddress, type DeskPlace } from './common/desk-address.ts';
import { DeskContext, type Desk as DeskValue } from './common/desk-context.ts';
import { useDeskLive, useNow } from './common/use-desk-live.ts';
import listStyles from './list/desk-list.module.css';
import { DeskRows } from './list/desk-rows.tsx';
import styles from './list/desk-screen.module.css';
import { ListTop } from './list/list-top.tsx';
import { StateLine } from './list/state-line.tsx';
import { useChoosing } from './list/use-choosing.ts';
import { useDeskList } from './list/use-desk-list.ts';
import { useScrollPlace } from './list/use-scroll-place.ts';

// The list loads first; the code for working on an enquiry follows.
const loadWork = () => import('./desk-work.tsx');
const DeskWork = latePart(
  async () => (await loadWork()).DeskWork,
  <p aria-busy="true">{deskTexts.loading}</p>,
);
const AddEnquiry = latePart(
  async () => (await import('./arrivals/add-enquiry.tsx')).AddEnquiryDialog,
);
const ManyBar = latePart(async () => (await import('./many/many-bar.tsx')).ManyBar);
const DeskKeys = latePart(async () => (await import('./desk-keys.tsx')).DeskKeys);

/** The desk: the lists of enquiries, and the open enquiry. */
export function DeskScreen() {
  const place = useDeskAddress();
  if (!place.isWaiting) return <Desk place={place} />;
  return (
    <section className={styles.desk} aria-labelledby="screen-title" aria-busy="true">
      <h1 id="screen-title" tabIndex={-1}>
        {deskTexts.title}
      </h1>
      <p className={listStyles.waiting}>{deskTexts.loading}</p>
    </section>
  );
}

function Desk({ place }: { place: DeskPlace }) {
  const { address, go } = place;
  const { enquiry: open, ...filters } = address;
  const isListSeen = open === '';
  const queries = useQueryClient();
  const list = useDeskList(filters, isListSeen);
  const choosing = useChoosing(JSON.stringify(address), list.rows);
  const [hasBegun, setHasBegun] = useState(false);
  if (!hasBegun && !list.query.isPending) setHasBegun(true);
  const live = useDeskLive(() => {
    void list.refresh();
    if (!isListSeen) void queries.invalidateQueries({ queryKey: queryKeys.desk.enquiry(open) });
  }, hasBegun);
  const root = useRef<HTMLDivElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  /** Reference of the enquiry that was opened last; `''`: none. */
  const [last, setLast] = useState(open);
  if (open !== '' && open !== last) setLast(open);
  const desk: DeskValue = {
    ...place,
    now: useNow(20_000),
    ownUserId: useOwnUserId() ?? '',
    isCut: live.isCut,
    choices: useChoices({ isWanted: last !== '' || choosing.isOn }).data,
    counts: live.counts?.counts,
    open,
    filters,
    view: filters.counted ? undefined : filters.view,
  };

  useEffect(() => {
    if (!live.isCut) sendSteps();
  }, [live.isCut]);
  useWindowTitle(live.counts?.due ?? 0);
  useScrollPlace(isListSeen, root, last);
  useEffect(() => {
    whenIdle(() => {
      loadWork().catch(() => undefined);
      // The choices for outcomes are needed even if the connection is lost before the first one.
      queries.query(choicesQuery).catch(() => undefined);
    });
  }, [queries]);

  return (
    <DeskContext value={desk}>
      <div ref={root} className={styles.desk}>
        <p className="visually-hidden" role="status">
          {live.announced}
        </p>
        <section className={styles.lists} aria-labelledby="screen-title" hidden={!isListSeen}>
          <ListTop onAdd={() => setIsAdding(true)} />
          <StateLine list={list} choosing={choosing} />
          <DeskRows list={list} last={last} choosing={choosing} />
        </section>
        {last !== '' && <DeskWork list={list} />}
        {choosing.times > 0 && <ManyBar choosing={choosing} list={list} />}
        {isAdding && (
          <AddEnquiry
            onAdded={(reference) => {
              setIsAdding(false);
              go({ enquiry: reference });
            }}
            onClosed={() => setIsAdding(false)}
          />
        )}
        <DeskKeys root={root} last={last} />
      </div>
    </DeskContext>
  );
}

/** Shows the number of due enquiries in the window's title, for people who work in another tab. */
function useWindowTitle(due: number) {
  useEffect(() => {
    const before = document.title;
    const counted = deskTexts.windowTitle(due, before);
    document.title = counted;
    return () => {
      // The next screen may have set its own title already.
      if (document.title === counted) document.title = before;
    };
  }, [due]);
}
