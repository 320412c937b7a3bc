import {
  deskQueryOf,
  type DeskFilters,
  type ManyDone,
  type ManyStep,
  type SentMany,
} from '@dealership/shared';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { manyTexts as texts } from '@dealership/shared/texts/staff/desk/many.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { Button } from '../../../ui/button.tsx';
import { useDesk } from '../common/desk-context.ts';
import { giveFocus } from '../common/give-focus.ts';
import { reasonOf } from '../sending/send-step.ts';
import { UndoBar } from '../steps/undo-bar.tsx';
import type { Choosing } from '../list/use-choosing.ts';
import type { DeskList } from '../list/use-desk-list.ts';
import { useKeys } from '../../../lib/staff/use-keys.ts';
import { useSettling } from '../common/use-settling.ts';
import styles from './many-bar.module.css';
import { ManySheet } from './many-sheet.tsx';

/** How long one tap can undo a step for many, in ms. */
const UNDO_MANY_MS = 30_000;

/** The number of chosen rows with their actions, within reach of the thumb; then the result (rules: many-at-once). */
export function ManyBar({ choosing, list }: { choosing: Choosing; list: DeskList }) {
  const { open, filters } = useDesk();
  const { isOn, rows, all } = choosing;
  const mayAssign = useMay('enquiries.assign');
  const [doing, setDoing] = useState<ManyStep['do']>();
  const { last, showStored, takeBack, hide } = useLastStep(list);
  const settling = useSettling(`${isOn} ${last?.id ?? ''}`);
  const sender = useMany((step, answer) => {
    setDoing(undefined);
    choosing.stop();
    showStored(step, answer);
  });
  const take = (step: ManyStep) => {
    const which = whichOf(choosing, filters);
    if (which) sender.take(step, which);
  };
  const stop = () => {
    choosing.stop();
    giveFocus();
  };
  const step = last?.step;
  const undo = step === undefined ? undefined : () => void takeBack(step);
  useKeys((key) => {
    if (key === 'Escape') return isOn ? stop : undefined;
    return key === 'u' ? undo : undefined;
  });
  // The pressed button is gone: the focus goes to the rows.
  useEffect(() => {
    if (isOn) giveFocus();
  }, [isOn]);

  const count = all ? all.count : (rows?.size ?? 0);
  const action = (name: ManyStep['do'], text: string) => (
    <Button disabled={count === 0} onClick={() => setDoing(name)}>
      {text}
    </Button>
  );
  return (
    <div ref={settling} className={styles.foot} data-place={open === '' ? 'list' : 'enquiry'}>
      <div className={styles.floating} role="status">
        {last && (
          <UndoBar
            key={last.id}
            text={last.text}
            onUndo={undo}
            onOver={hide}
            forMs={undo && UNDO_MANY_MS}
          />
        )}
      </div>
      {isOn && (
        <section className={styles.bar} aria-label={texts.bar}>
          <Count choosing={choosing} count={count} />
          <div className={styles.actions}>
            {mayAssign && action('assign', texts.assign)}
            {action('next', texts.due)}
            {action('close', texts.close)}
            <Button variant="quiet" onClick={stop}>
              {texts.stop}
            </Button>
          </div>
        </section>
      )}
      {isOn && doing && (
        <ManySheet
          doing={doing}
          count={count}
          sender={sender}
          hasMore={all?.has_more ?? false}
          onTake={take}
          onClosed={() => {
            setDoing(undefined);
            sender.forget();
          }}
        />
      )}
    </div>
  );
}

/** The chosen enquiries, as a step for many names them; `undefined`: nobody is choosing. */
function whichOf({ rows, all }: Choosing, filters: DeskFilters): SentMany['which'] | undefined {
  if (all) return { by: 'query', query: deskQueryOf(filters), asOf: all.as_of };
  return (
    rows && {
      by: 'rows',
      rows: [...rows].map(([reference, version]) => ({ reference, version })),
    }
  );
}

/** Sends one step for many. A retry after a lost answer has the same key, so that the step is done once. */
function useMany(onStored: (step: ManyStep, answer: ManyDone) => void) {
  const [attempt, setAttempt] = useState<SentMany>();
  const { change, isBusy, failure, forget } = useChange({
    onBegin: setAttempt,
    mutate: async (body: SentMany) => {
      const answer = await call('POST /api/desk/steps', { body });
      setAttempt(undefined);
      onStored(body.step, answer);
    },
    textOf: (error) => {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      return isRefused ? reasonOf(error) : `${reasonOf(error)} ${texts.inPart}`;
    },
  });

  return {
    isBusy,
    failure,
    take: (step: ManyStep, which: SentMany['which']) => {
      const isSame =
        attempt && JSON.stringify([attempt.step, attempt.which]) === JSON.stringify([step, which]);
      void change({ key: isSame ? attempt.key : randomId(), step, which });
    },
    again: () => {
      if (attempt) void change(attempt);
    },
    /** The sheet is closed: its failure must not appear in the next one. */
    forget,
  };
}

function useLastStep(list: DeskList) {
  /** `id` is new each time, so that its time starts again. `step` is the number of a step that can be undone. */
  const [last, setLast] = useState<{ id: string; text: string; step: number | undefined }>();
  const show = (text: string, step?: number) => setLast({ id: randomId(), text, step });
  return {
    last,
    showStored: ({ do: step }: ManyStep, answer: ManyDone) => {
      show(texts.done(step, answer), answer.done > 0 ? answer.id : undefined);
      void list.refresh();
    },
    takeBack: async (id: number) => {
      setLast(undefined);
      try {
        const params = { id: String(id) };
        show(texts.undone(await call('POST /api/desk/steps/:id/undo', { params })));
      } catch (error) {
        show(`${stepTexts.notUndone} ${failureText(error)}`);
      }
      await list.refresh();
      giveFocus();
    },
    hide: () => setLast(undefined),
  };
}

/** The number of chosen rows; a tap chooses all that match. */
function Count({ choosing, count }: { choosing: Choosing; count: number }) {
  const query = deskQueryOf(useDesk().filters);
  const { data: match } = useQuery({
    queryKey: queryKeys.desk.matches(query, choosing.times),
    queryFn: ({ signal }) => call('POST /api/desk/matches', { body: query, signal }),
    // The number is fetched once, when the user begins to choose.
    gcTime: 0,
    staleTime: Infinity,
  });
  const hasAll = choosing.all !== undefined;
  return (
    <div className={styles.count}>
      <p role="status">{texts.chosen(count)}</p>
      {match && match.count > 0 && (
        <Button
          aria-pressed={hasAll}
          onClick={() => choosing.chooseAll(hasAll ? undefined : match)}
        >
          {texts.all(match)}
        </Button>
      )}
    </div>
  );
}
