import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { waitingTexts } from '@dealership/shared/texts/staff/desk/waiting.ts';
import { useState } from 'react';
import { useChoices } from '../../../lib/staff/use-choices.ts';
import {
  sendSteps,
  useWaitingSteps,
  waitingNow,
  type WaitingStep,
} from '../../../lib/staff/waiting-steps.ts';
import { dropStep } from './keep-step.ts';
import { AdminDialog } from '../../../ui/dialogs/admin-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { stepText, type WordsContext } from '../common/event-words.ts';
import { StepConflictView } from './step-feedback.tsx';
import styles from './waiting.module.css';

/** The steps that have not been sent; the user decides on those that cannot be sent unchanged. */
export function WaitingDialog(props: { ownUserId: string; onClosed: () => void }) {
  const { ownUserId, onClosed } = props;
  const steps = useWaitingSteps();
  const choices = useChoices().data;
  const [now] = useState(() => Date.now());
  return (
    <AdminDialog title={waitingTexts.title(steps.length)} onClosed={onClosed}>
      <p className="hint">{steps.length > 0 ? waitingTexts.why : waitingTexts.nothing}</p>
      <ul className={styles.list}>
        {steps.map((waiting) => (
          <li key={waiting.key} className="stack-8">
            <Waiting
              waiting={waiting}
              context={{ enquiry: waiting.row, choices, ownUserId, now }}
            />
          </li>
        ))}
      </ul>
      {steps.some(({ obstacle }) => !obstacle) && (
        <div className={styles.ways}>
          <Button variant="primary" onClick={sendSteps}>
            {waitingTexts.sendNow}
          </Button>
        </div>
      )}
    </AdminDialog>
  );
}

function Waiting({ waiting, context }: { waiting: WaitingStep; context: WordsContext }) {
  const { key, row, step, saidAt, obstacle } = waiting;
  const drop = () => void dropStep(key);
  return (
    <>
      <p>
        <strong>{row.sent.name || deskTexts.unnamed}</strong> · {deskTexts.kinds[row.kind]}{' '}
        <small className="fine">{waitingTexts.enteredAt(timeTexts.at(saidAt, context.now))}</small>
      </p>
      {obstacle && 'theirs' in obstacle ? (
        <StepConflictView
          step={step}
          context={context}
          seen={waiting}
          theirs={obstacle.theirs}
          onChoose={(side) =>
            side === 'theirs'
              ? drop()
              : void waitingNow().keeper?.takeAllTheSame(waiting, obstacle.theirs)
          }
        />
      ) : (
        <>
          <p>{stepText(step, context)}</p>
          {obstacle && <p className="wrong">{waitingTexts.refused(obstacle.refusal)}</p>}
          <Button onClick={drop}>{obstacle ? waitingTexts.discard : waitingTexts.takeBack}</Button>
        </>
      )}
    </>
  );
}
