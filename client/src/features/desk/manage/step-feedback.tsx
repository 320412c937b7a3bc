import type { DeskDetail } from '@dealership/shared';
import { stepTexts } from '@dealership/shared/messages/staff/desk-enquiry.ts';
import { Button } from '../../../ui/button.tsx';
import { Conflict } from '../../../ui/conflict.tsx';
import { eventText, noteOf, standLines, stepText, type WordsContext } from './event-words.ts';
import styles from './sheets.module.css';
import type { StepConflict, StepSender } from './use-step.ts';

/** Why a step was not stored, with a way to send it again. */
export function StepFailure({
  sender,
}: {
  sender: Pick<StepSender, 'failure' | 'again' | 'isBusy'>;
}) {
  const { failure, again, isBusy } = sender;
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

interface StepConflictProps {
  conflict: StepConflict;
  /** As it was when the step was begun. */
  seen: DeskDetail;
  context: WordsContext;
  sender: StepSender;
  /** It is left as it stands now. */
  onLeft: () => void;
}

/** What somebody else has done meanwhile, beside what one wants to do. */
export function StepConflictView({
  conflict: { step, theirs },
  seen,
  context,
  sender,
  onLeft,
}: StepConflictProps) {
  const knownEvent = seen.events[0]?.id ?? 0;
  const since = theirs.events.filter(({ id, kind }) => id > knownEvent && kind !== 'seen');
  return (
    <Conflict
      words={stepTexts.conflict}
      theirs={[
        ...since.map((event) => [eventText(event, context), noteOf(event)].join(' ').trim()),
        ...standLines(theirs, context),
      ]}
      yours={[stepText(step, context)]}
      onChoose={(side) => (side === 'theirs' ? onLeft() : sender.takeAllTheSame())}
    />
  );
}
