import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWaitingSteps } from '../../lib/staff/waiting-steps.ts';
import { useDesk } from './common/desk-context.ts';
import { dueOf } from './common/due.ts';
import { useKeys } from '../../lib/staff/use-keys.ts';
import { useSettling } from './common/use-settling.ts';
import { EnquiryView } from './enquiry/enquiry-view.tsx';
import { findNextDue, lastShown, wayOn } from './flow/flow.ts';
import { useFlow } from './flow/use-flow.ts';
import type { DeskList } from './list/use-desk-list.ts';
import { outcomeOf } from './sending/keep-step.ts';
import styles from './steps/desk-work.module.css';
import { UndoBar, type NextStep } from './steps/undo-bar.tsx';

/** The open enquiry, and the way to the next one. */
export function DeskWork({ list }: { list: DeskList }) {
  const desk = useDesk();
  const { open, go, close, isFromDay } = desk;
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const { flow, send, toast, takeBack, after } = useFlow(list);
  const settling = useSettling(`${open} ${flow.last?.id ?? ''}`);
  const { row, position, start, previous, following } = usePlaceIn(list);
  const last = lastShown(flow, open);
  const way = wayOn(flow, desk);
  const nextDue = useNextDue(list, start, flow.handled, way === 'due');
  const backToDay = () => {
    // The undo button is needed there as well.
    if (last?.undo) toast(last);
    close();
  };
  const next = way === 'day' ? { text: stepTexts.toDay, go: backToDay } : way && nextDue;
  const { undo: taken } = last ?? {};
  const undo = taken && (() => void takeBack(taken));
  useKeys((key) => {
    if (key === 'u') return undo;
    // At the end of the list, `j` opens the next place that is offered.
    return key === 'j' && !following ? next?.go : undefined;
  });
  // The list's neighbours do not belong to the day.
  const goTo = (reference: string | undefined) =>
    reference === undefined || isFromDay
      ? undefined
      : () => go({ enquiry: reference }, { replace: true });

  return (
    <div className={styles.work} data-place={open === '' ? 'list' : 'enquiry'}>
      {open !== '' && (
        <EnquiryView
          key={open}
          row={row}
          position={position}
          previous={goTo(previous)}
          next={goTo(following)}
          after={after}
          onRow={list.replace}
          foot={foot}
        />
      )}
      <div ref={settling} className={styles.foot}>
        <div className={styles.floating} role="status">
          {last && (
            <UndoBar
              key={last.id}
              text={last.text}
              onUndo={undo}
              onAgain={last.again}
              onOver={() => send({ type: 'over', hasNext: next !== undefined })}
              onStay={() => send({ type: 'closed' })}
              next={next}
              forMs={last.forMs}
            />
          )}
        </div>
        <div ref={setFoot} />
      </div>
    </div>
  );
}

/** The place of the open enquiry in the list, and its neighbours. */
function usePlaceIn({ rows, isAll }: DeskList) {
  const { open } = useDesk();
  const found = rows.findIndex(({ reference }) => reference === open);
  /** The last known place: an enquiry that has left the list still has neighbours. */
  const [place, setPlace] = useState(found);
  if (found >= 0 && found !== place) setPlace(found);
  const start = found >= 0 ? found + 1 : Math.max(place, 0);
  return {
    row: rows[found],
    position: found >= 0 ? deskTexts.position(found + 1, rows.length, isAll) : '',
    /** The search for the next enquiry begins here. */
    start,
    previous: rows[(found >= 0 ? found : place) - 1]?.reference,
    following: rows[start]?.reference,
  };
}

/**
 * Where to go after an outcome (rules: after-an-outcome): the next enquiry in the list, or else the list.
 * @param start the search begins at this place in the list, then goes on from its beginning
 * @param handled references of the enquiries that have had their outcome: they are skipped
 * @param isWanted the user is asked where to go next
 */
function useNextDue(
  { rows, query, isAll, hasFailed, more }: DeskList,
  start: number,
  handled: readonly string[],
  isWanted: boolean,
): NextStep {
  const { open, now, go, close } = useDesk();
  const waiting = useWaitingSteps();
  const next = findNextDue(
    rows,
    start,
    (reference) =>
      reference === open || handled.includes(reference) || !!outcomeOf(waiting, reference),
  );
  const isLooking = isWanted && !next && query.data !== undefined && !isAll && !hasFailed;
  const look = useEffectEvent(() => more());
  useEffect(() => {
    if (isLooking) look();
  }, [isLooking, rows.length]);
  if (isLooking) return { text: deskTexts.loading, go: undefined };
  if (!next) return { text: stepTexts.toList, go: close };
  const { relative } = dueOf(next, now);
  return {
    text: stepTexts.next(next.sent.name || deskTexts.unnamed, relative),
    go: () => go({ enquiry: next.reference }, { replace: true }),
  };
}
