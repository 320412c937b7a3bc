import type { DeskDetail, DeskRow, Step } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { waitingTexts } from '@dealership/shared/texts/staff/desk/waiting.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../lib/calls/failure-text.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { randomId } from '../../lib/browser/random-id.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { choicesQuery, useChoices } from '../../lib/staff/use-choices.ts';
import { dropStep } from './sending/keep-step.ts';
import type { DeskAddress, DeskLinkTo, useDeskAddress } from './common/desk-address.ts';
import styles from './steps/desk-work.module.css';
import type { LinkOf } from './common/customer-queries.ts';
import { EnquiryView } from './enquiry/enquiry-view.tsx';
import { eventText, stepText } from './common/event-words.ts';
import { giveFocus } from './common/give-focus.ts';
import { UNDO_LATE_MS, UNDO_MS, UndoBar } from './steps/undo-bar.tsx';
import type { DeskList } from './list/use-desk-list.ts';
import { useKeys } from './common/use-keys.ts';
import { useNextDue } from './list/use-next-due.ts';
import { useSettling } from './common/use-settling.ts';
import { sendStep } from './sending/send-step.ts';

interface DeskWorkProps {
  address: DeskAddress;
  list: DeskList;
  go: ReturnType<typeof useDeskAddress>['go'];
  linkTo: DeskLinkTo;
  linkOf: LinkOf;
  close: () => void;
  isFromDay: boolean;
  isCut: boolean;
  ownUserId: string;
  /** Epoch ms. */
  now: number;
}

interface Act {
  /** Takes back what was stored, or is kept. */
  undo?: (() => void) | undefined;
  /** Sends what was not stored once more. */
  again?: () => void;
  /** How long it is offered, in ms. */
  forMs?: number;
}

const none: ReadonlySet<string> = new Set();

/** What can be taken back at the server. */
interface StoredStep {
  reference: string;
  event: number;
  version: number;
}

/** What was just stored, or was not. */
interface Told extends Act {
  /** A new one each time: its time begins again. */
  id: string;
  text: string;
  /** Reference of the enquiry of which this is an outcome: it says who is next. */
  of?: string | undefined;
}

/** These are no outcome: the enquiry stays open. */
const staying: readonly Step['do'][] = ['note', 'message', 'assign', 'reopen'];

/** Fetches what outcomes offer, lest the line goes before the first one. */
export function prepareWork(queries: QueryClient): void {
  queries.query(choicesQuery).catch(() => undefined);
}

/** The enquiry that is open, and the way from one to the next. */
export function DeskWork(props: DeskWorkProps) {
  const { address, list, go, linkTo, linkOf, close, ownUserId, now, isFromDay } = props;
  const choices = useChoices().data;
  const { enquiry: open, view, search } = address;
  const queries = useQueryClient();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [told, setTold] = useState<Told>();
  const settling = useSettling(`${open} ${told?.id ?? ''}`);
  /** Those that have had their outcome in this list. */
  const [handled, setHandled] = useState(none);
  const [handledIn, setHandledIn] = useState(view);
  if (handledIn !== view) {
    setHandledIn(view);
    setHandled(none);
  }
  const setIsHandled = (reference: string, isHandled: boolean) =>
    setHandled((before) => {
      const others = [...before].filter((each) => each !== reference);
      return new Set(isHandled ? [...others, reference] : others);
    });
  /** The same for an answer that comes late; `undefined`: nothing of the desk is shown any more. */
  const openNow = useRef<string>(undefined);
  useEffect(() => {
    openNow.current = open;
    return () => void (openNow.current = undefined);
  }, [open]);
  /** Says on whatever screen is shown what was done here. */
  const toast = (text: string, { undo, again, forMs = UNDO_MS }: Act = {}) => {
    const undoing = undo && { text: stepTexts.undo, act: undo };
    const action = again ? { text: stepTexts.again, act: again } : undoing;
    const autoClose = again ? false : forMs;
    void showToast(again ? 'error' : 'success', text, { autoClose, ...(action && { action }) });
  };
  const tell = (text: string, act: Act = {}, of?: string) => {
    if (openNow.current === undefined) toast(text, act);
    else setTold({ id: randomId(), text, ...act, of });
  };

  const { rows, isAll } = list;
  const found = rows.findIndex(({ reference }) => reference === open);
  /** Where it stood: one that has left the list has neighbours all the same. */
  const [place, setPlace] = useState(found);
  if (found >= 0 && found !== place) setPlace(found);
  const before = rows[(found >= 0 ? found : place) - 1];
  const after = rows[found >= 0 ? found + 1 : Math.max(place, 0)];
  const goTo = (reference: string) => go({ enquiry: reference }, { replace: true });

  const hasNext = told?.of === open && open !== '';
  const isDayNext = hasNext && isFromDay;
  const isDueNext = hasNext && !isFromDay && search === '' && view !== 'closed';
  const nextDue = useNextDue({
    list,
    open,
    start: found >= 0 ? found + 1 : Math.max(place, 0),
    handled,
    now,
    isWanted: isDueNext,
    goTo,
    close,
  });
  const backToDay = () => {
    // It can be undone from there, too.
    if (told?.undo) toast(told.text, told);
    close();
  };
  const day = isDayNext ? { text: stepTexts.toDay, go: backToDay } : undefined;
  const next = isDueNext ? nextDue : day;
  // What cannot be undone any more says nothing beside another enquiry.
  const isTold = told?.of === undefined || told.of === open || told.undo !== undefined;

  const onStored = async (detail: DeskDetail, step: Step, isAwaited: boolean) => {
    const { enquiry, events } = detail;
    const { reference } = enquiry;
    const event = events.find(({ kind }) => kind === step.do);
    if (!event) return;
    if (step.do === 'note') {
      tell(stepTexts.noteSaved);
      return;
    }
    const context = { enquiry, choices, ownUserId, now };
    const said = stepTexts.savedFor(
      enquiry.sent.name || deskTexts.unnamed,
      eventText(event, context, enquiry.next_at),
    );
    const undo = () => void takeBack({ reference, event: event.id, version: enquiry.version });
    const isOutcome = !staying.includes(step.do);
    // Whoever has turned to something else is not asked where to go on.
    const isHere = isOutcome && isAwaited && openNow.current === reference;
    if (step.do === 'message' && step.subject !== undefined) {
      tell(stepTexts.leavesSoon(said), { undo, forMs: UNDO_LATE_MS });
    } else tell(said, { undo }, isHere ? reference : undefined);
    if (!isOutcome) return;
    setIsHandled(reference, true);
    if (isFromDay) void queries.invalidateQueries({ queryKey: queryKeys.desk.appointments() });
    await list.refresh();
    if (isHere) giveFocus();
  };

  /** Without a line: it goes on as if it were stored. */
  const onKept = (enquiry: DeskRow, step: Step, kept: { key: string; isAwaited: boolean }) => {
    const { reference } = enquiry;
    const context = { enquiry, choices, ownUserId, now };
    const undo = async () => {
      setTold(undefined);
      if (!(await dropStep(kept.key))) {
        tell(waitingTexts.alreadySent);
        return;
      }
      setIsHandled(reference, false);
      tell(stepTexts.undone);
      if (openNow.current !== reference) go({ enquiry: reference }, { replace: open !== '' });
      giveFocus();
    };
    const name = enquiry.sent.name || deskTexts.unnamed;
    // Not the whole text of a mail.
    const short = step.do === 'message' ? { ...step, text: undefined } : step;
    const said = () => waitingTexts.kept(stepTexts.saved(name, stepText(short, context)));
    const isOutcome = !staying.includes(step.do);
    const isHere = isOutcome && kept.isAwaited && openNow.current === reference;
    const text = step.do === 'note' ? waitingTexts.keptNote : said();
    tell(text, { undo: () => void undo() }, isHere ? reference : undefined);
    if (isOutcome) setIsHandled(reference, true);
    if (isHere) giveFocus();
  };

  const takeBack = async ({ reference, event, version }: StoredStep) => {
    setTold(undefined);
    try {
      const step = { do: 'undo', event } as const;
      const detail = await sendStep(reference, { key: randomId(), version, step });
      setIsHandled(reference, false);
      queries.setQueryData(queryKeys.desk.enquiry(reference), detail);
      list.replace(detail.enquiry);
      tell(stepTexts.undone);
      // To be put right at once, where the desk is still shown.
      const isElsewhere = openNow.current !== undefined && openNow.current !== reference;
      if (isElsewhere) go({ enquiry: reference }, { replace: open !== '' });
    } catch (error) {
      tell(`${stepTexts.notUndone} ${failureText(error)}`);
    }
    if (openNow.current === undefined) {
      void queries.invalidateQueries({ queryKey: queryKeys.desk.all });
      return;
    }
    await list.refresh();
    giveFocus();
  };
  const undo = told?.undo;
  useKeys((key) => {
    if (key === 'u') return undo;
    // Where the list has none after it.
    return key === 'j' && !after ? next?.go : undefined;
  });

  return (
    <div className={styles.work} data-place={open === '' ? 'list' : 'enquiry'}>
      {open !== '' && (
        <EnquiryView
          key={open}
          reference={open}
          row={rows[found]}
          ownUserId={ownUserId}
          now={now}
          choices={choices}
          close={close}
          linkOf={linkOf}
          isFromDay={isFromDay}
          isCut={props.isCut}
          position={found >= 0 ? deskTexts.position(found + 1, rows.length, isAll) : ''}
          // The list's neighbours are none of the day's.
          previous={!isFromDay && before ? () => goTo(before.reference) : undefined}
          next={!isFromDay && after ? () => goTo(after.reference) : undefined}
          linkTo={(reference) => linkTo({ enquiry: reference })}
          onStored={(...stored) => void onStored(...stored)}
          onKept={onKept}
          onRow={list.replace}
          onTold={(text, again) => tell(text, again && { again })}
          foot={foot}
        />
      )}
      <div ref={settling} className={styles.foot}>
        <div className={styles.told} role="status">
          {told && isTold && (
            <UndoBar
              key={told.id}
              text={told.text}
              onUndo={undo}
              onAgain={told.again}
              onOver={() => setTold(next && { ...told, undo: undefined })}
              onStay={() => setTold(undefined)}
              next={next}
              {...(told.forMs !== undefined && { forMs: told.forMs })}
            />
          )}
        </div>
        <div ref={setFoot} />
      </div>
    </div>
  );
}
