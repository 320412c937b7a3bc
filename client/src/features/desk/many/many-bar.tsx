import { deskQueryOf, type DeskFilters, type ManyDone, type ManyStep } from '@dealership/shared';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { manyTexts as texts } from '@dealership/shared/texts/staff/desk/many.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { Button } from '../../../ui/button.tsx';
import { giveFocus } from '../common/give-focus.ts';
import { UndoBar } from '../steps/undo-bar.tsx';
import type { Choosing } from '../list/use-choosing.ts';
import type { DeskList } from '../list/use-desk-list.ts';
import { useKeys } from '../common/use-keys.ts';
import { useSettling } from '../common/use-settling.ts';
import styles from './many-bar.module.css';
import { ManySheet } from './many-sheet.tsx';
import { useMany } from './use-many.ts';

/** So long a step for many can be taken back by one tap, in ms. */
const UNDO_MANY_MS = 30_000;

interface ManyBarProps {
  choosing: Choosing;
  list: DeskList;
  filters: DeskFilters;
  ownUserId: string;
  isListSeen: boolean;
}

/** What was just stored, or was not. */
interface Told {
  /** A new one each time: its time begins again. */
  id: string;
  text: string;
  /** Number of the step that can be undone. */
  step?: number;
}

/** How many are chosen and what can be done with them, at the thumb; afterwards what was done (rules: many-at-once). */
export function ManyBar({ choosing, list, filters, ownUserId, isListSeen }: ManyBarProps) {
  const { isOn, rows, all } = choosing;
  const mayAssign = useMay('enquiries.assign');
  const [doing, setDoing] = useState<ManyStep['do']>();
  const [told, setTold] = useState<Told>();
  const settling = useSettling(`${isOn} ${told?.id ?? ''}`);
  const query = deskQueryOf(filters);
  const match = useQuery({
    queryKey: queryKeys.desk.matches(query, choosing.times),
    queryFn: ({ signal }) => call('POST /api/desk/matches', { body: query, signal }),
    enabled: isOn,
    // As it is when somebody begins to choose.
    gcTime: 0,
    staleTime: Infinity,
  });

  const onStored = ({ do: step }: ManyStep, answer: ManyDone) => {
    setDoing(undefined);
    choosing.stop();
    setTold({
      id: randomId(),
      text: texts.done(step, answer),
      ...(answer.done > 0 && { step: answer.id }),
    });
    void list.refresh();
  };
  const sender = useMany(onStored);
  const take = (step: ManyStep) => {
    if (all) sender.take(step, { by: 'query', query, asOf: all.as_of });
    else if (rows) {
      const chosen = [...rows].map(([reference, version]) => ({ reference, version }));
      sender.take(step, { by: 'rows', rows: chosen });
    }
  };
  const takeBack = async (id: number) => {
    setTold(undefined);
    try {
      const undone = await call('POST /api/desk/steps/:id/undo', { params: { id: String(id) } });
      setTold({ id: randomId(), text: texts.undone(undone) });
    } catch (error) {
      setTold({ id: randomId(), text: `${stepTexts.notUndone} ${failureText(error)}` });
    }
    await list.refresh();
    giveFocus();
  };
  const stop = () => {
    choosing.stop();
    giveFocus();
  };
  const step = told?.step;
  const undo = step === undefined ? undefined : () => void takeBack(step);
  useKeys((key) => {
    if (key === 'Escape') return isOn ? stop : undefined;
    return key === 'u' ? undo : undefined;
  });
  // The button that was pressed is gone: the rows are what follows.
  useEffect(() => {
    if (isOn) giveFocus();
  }, [isOn]);

  const count = all ? all.count : (rows?.size ?? 0);
  return (
    <div ref={settling} className={styles.foot} data-place={isListSeen ? 'list' : 'enquiry'}>
      <div className={styles.told} role="status">
        {told && (
          <UndoBar
            key={told.id}
            text={told.text}
            onUndo={undo}
            onAgain={undefined}
            onOver={() => setTold(undefined)}
            {...(undo && { forMs: UNDO_MANY_MS })}
          />
        )}
      </div>
      {isOn && (
        <section className={styles.bar} aria-label={texts.bar}>
          <div className={styles.count}>
            <p role="status">{texts.chosen(count)}</p>
            {match.data && match.data.count > 0 && (
              <Button
                aria-pressed={all !== undefined}
                onClick={() => choosing.chooseAll(all ? undefined : match.data)}
              >
                {texts.all(match.data)}
              </Button>
            )}
          </div>
          <div className={styles.actions}>
            {mayAssign && (
              <Button disabled={count === 0} onClick={() => setDoing('assign')}>
                {texts.assign}
              </Button>
            )}
            <Button disabled={count === 0} onClick={() => setDoing('next')}>
              {texts.due}
            </Button>
            <Button disabled={count === 0} onClick={() => setDoing('close')}>
              {texts.close}
            </Button>
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
          ownUserId={ownUserId}
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
