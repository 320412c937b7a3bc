import type { DeskDetail, DeskRow, Step } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { waitingTexts } from '@dealership/shared/texts/staff/desk/waiting.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, type RefObject } from 'react';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useDesk, type Desk } from '../common/desk-context.ts';
import { eventText, stepText } from '../common/event-words.ts';
import { giveFocus } from '../common/give-focus.ts';
import type { DeskList } from '../list/use-desk-list.ts';
import { dropStep } from '../sending/keep-step.ts';
import { sendStep } from '../sending/send-step.ts';
import type { AfterStep } from '../steps/enquiry-sheets.tsx';
import { UNDO_LATE_MS, UNDO_MS } from '../steps/undo-bar.tsx';
import {
  asksForNext,
  beginFlow,
  isOutcome,
  stepFlow,
  type FlowEvent,
  type Undo,
  type Words,
} from './flow.ts';

type Shown = Extract<FlowEvent, { text: string }>;

/** After each step: shows it, offers to undo it, and refreshes the list. */
export function useFlow(list: DeskList) {
  const desk = useDesk();
  const { open, filters, isFromDay } = desk;
  const queries = useQueryClient();
  const [flow, send] = useReducer(stepFlow, filters.view, beginFlow);
  if (flow.view !== filters.view) send({ type: 'list', view: filters.view });
  /** The open enquiry, for late answers; `undefined`: the desk is not shown any more. */
  const openNow = useRef<string>(undefined);
  useEffect(() => {
    openNow.current = open;
    return () => void (openNow.current = undefined);
  }, [open]);

  /** Shows the text on any screen. */
  const toast = ({ text, undo, again, forMs = UNDO_MS }: Omit<Shown, 'type'>) => {
    const undoing = undo && { text: stepTexts.undo, act: () => void takeBack(undo) };
    const action = again ? { text: stepTexts.again, act: again } : undoing;
    const autoClose = again ? false : forMs;
    void showToast(again ? 'error' : 'success', text, { autoClose, ...(action && { action }) });
  };
  const show = (event: Shown) => {
    if (openNow.current === undefined) toast(event);
    else send(event);
  };
  const showText = (text: string, again?: () => void) => show({ type: 'shown', text, again });

  const { takeBackKept, takeBackStored } = useTakeBack({ list, openNow, show, showText });
  const takeBack = async (undo: Undo) => {
    send({ type: 'closed' });
    await ('key' in undo ? takeBackKept(undo) : takeBackStored(undo));
  };

  /** @returns whether the user is asked where to go next */
  const showDone = ({ reference }: DeskRow, step: Step, isAwaited: boolean, words: Words) => {
    const done = { reference, step: step.do, isAwaited };
    show({ type: 'done', done, open: openNow.current, ...words });
    return asksForNext(done, openNow.current);
  };
  const onStored: AfterStep['onStored'] = (detail, step, isAwaited) => {
    const words = storedWords(detail, step, desk);
    if (!words) return;
    if (detail.is_handed_away) {
      // The user may look at it no longer: the list, and the way to undo it, are what remains.
      toast({ ...words, text: `${words.text} ${stepTexts.handedAway}` });
      if (openNow.current === detail.enquiry.reference) desk.close();
      void list.refresh();
      return;
    }
    const isAsked = showDone(detail.enquiry, step, isAwaited, words);
    if (!isOutcome(step.do)) return;
    if (isFromDay) void queries.invalidateQueries({ queryKey: queryKeys.desk.appointments() });
    void list.refresh().then(() => isAsked && giveFocus());
  };
  /** Without a connection the work goes on as if the step were stored. */
  const onKept: AfterStep['onKept'] = (enquiry, step, { key, isAwaited }) => {
    if (showDone(enquiry, step, isAwaited, keptWords(enquiry, step, key, desk))) giveFocus();
  };

  return { flow, send, toast, takeBack, after: { onStored, onKept, onText: showText } };
}

interface TakeBack {
  list: DeskList;
  openNow: RefObject<string | undefined>;
  show: (event: Shown) => void;
  showText: (text: string) => void;
}

/** Undoes a step that is kept on this phone, or that the server has stored. */
function useTakeBack({ list, openNow, show, showText }: TakeBack) {
  const { open, go } = useDesk();
  const queries = useQueryClient();
  const openAgain = (reference: string) => go({ enquiry: reference }, { replace: open !== '' });
  return {
    takeBackKept: async ({ reference, key }: Extract<Undo, { key: string }>) => {
      if (!(await dropStep(key))) {
        showText(waitingTexts.alreadySent);
        return;
      }
      show({ type: 'undone', reference, text: stepTexts.undone });
      if (openNow.current !== reference) openAgain(reference);
      giveFocus();
    },
    takeBackStored: async ({ reference, event, version }: Extract<Undo, { event: number }>) => {
      try {
        const step = { do: 'undo', event } as const;
        const detail = await sendStep(reference, { key: randomId(), version, step });
        queries.setQueryData(queryKeys.desk.enquiry(reference), detail);
        list.replace(detail.enquiry);
        show({ type: 'undone', reference, text: stepTexts.undone });
        // Opened for an immediate correction, if the desk is still shown.
        const isElsewhere = openNow.current !== undefined && openNow.current !== reference;
        if (isElsewhere) openAgain(reference);
      } catch (error) {
        showText(`${stepTexts.notUndone} ${failureText(error)}`);
      }
      if (openNow.current === undefined) {
        void queries.invalidateQueries({ queryKey: queryKeys.desk.all });
        return;
      }
      await list.refresh();
      giveFocus();
    },
  };
}

/** The text about a step that the server has stored; `undefined`: its timeline has no such event. */
function storedWords({ enquiry, events }: DeskDetail, step: Step, desk: Desk): Words | undefined {
  const { reference, version } = enquiry;
  const event = events.find(({ kind }) => kind === step.do);
  if (!event) return undefined;
  if (step.do === 'note') return { text: stepTexts.noteSaved };
  const text = stepTexts.savedFor(
    enquiry.sent.name || deskTexts.unnamed,
    eventText(event, { ...desk, enquiry }, enquiry.next_at),
  );
  const undo = { reference, event: event.id, version };
  // A mail is sent once it can no longer be undone.
  return step.do === 'message' && step.subject !== undefined
    ? { text: stepTexts.leavesSoon(text), undo, forMs: UNDO_LATE_MS }
    : { text, undo };
}

/** The text about a step that is kept on this phone under a key. */
function keptWords(enquiry: DeskRow, step: Step, key: string, desk: Desk): Words {
  const undo = { reference: enquiry.reference, key };
  if (step.do === 'note') return { text: waitingTexts.keptNote, undo };
  const name = enquiry.sent.name || deskTexts.unnamed;
  // Leaves out the text of a mail.
  const short = step.do === 'message' ? { ...step, text: undefined } : step;
  const text = stepTexts.saved(name, stepText(short, { ...desk, enquiry }));
  return { text: waitingTexts.kept(text), undo };
}
