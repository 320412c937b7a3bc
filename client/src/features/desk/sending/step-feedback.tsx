import type { DeskDetail, Step } from '@dealership/shared';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Conflict } from '../../../ui/forms/conflict.tsx';
import {
  eventText,
  noteOf,
  stateLines,
  stepText,
  type WordsContext,
} from '../common/event-words.ts';
import styles from '../common/sheets.module.css';
import type { Seen, StepSender } from './use-step.ts';

/** Why a step was not stored, with a way to send it again. */
export function StepFailure(props: { sender: Pick<StepSender, 'failure' | 'again' | 'isBusy'> }) {
  const { failure, again, isBusy } = props.sender;
  return (
    <div className={styles.failure} role="alert">
      {failure !== '' && (
        <>
          <p>{failure}</p>
          <Button busy={isBusy} onClick={again}>
            {stepTexts.again}
          </Button>
        </>
      )}
    </div>
  );
}

/** The same, and whether the step is being sent. */
export function StepState({ sender }: ComponentProps<typeof StepFailure>) {
  return (
    <>
      <StepFailure sender={sender} />
      <p role="status" className={styles.busy}>
        {sender.isBusy && stepTexts.saving}
      </p>
    </>
  );
}

interface StepConflictProps {
  step: Step;
  theirs: DeskDetail;
  seen: Seen;
  context: WordsContext;
  /** `theirs`: the current state stays. */
  onChoose: (side: 'theirs' | 'yours') => void;
}

/** A colleague's changes beside the user's own step. */
export function StepConflictView({ step, theirs, seen, context, onChoose }: StepConflictProps) {
  const { lastEvent, row } = seen;
  const since = theirs.events.filter(
    ({ id, at, kind }) =>
      kind !== 'seen' && (lastEvent > 0 ? id > lastEvent : at > row.last_event_at),
  );
  return (
    <Conflict
      theirs={[
        ...since.map((event) => [eventText(event, context), noteOf(event)].join(' ').trim()),
        ...stateLines(theirs, context),
      ]}
      yours={[stepText(step, context)]}
      onChoose={onChoose}
    />
  );
}
