import { waitingTexts } from '@dealership/shared/texts/staff/desk/waiting.ts';
import { Refusal } from '../../../lib/calls/refusal.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { sendSteps } from '../../../lib/staff/waiting-steps.ts';
import { AdminDialog } from '../../../ui/dialogs/admin-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './waiting.module.css';
import { deleteSteps, listKeys } from './waiting-store.ts';

const texts = waitingTexts.leave;

/** Longest wait for the steps to be sent, and the interval of the checks, in ms. */
const LONGEST_MS = 20_000;
const LOOK_MS = 300;

interface LeaveDialogProps {
  userId: string;
  count: number;
  onLeave: () => Promise<void>;
  onClosed: () => void;
}

/** Asks before a sign-out with unsent steps: send, keep or discard. */
export function LeaveDialog({ userId, count, onLeave, onClosed }: LeaveDialogProps) {
  const { change, isBusy, failure } = useChange({ mutate: (work: () => Promise<void>) => work() });
  const send = async () => {
    sendSteps();
    const until = Date.now() + LONGEST_MS;
    while (Date.now() < until) {
      if ((await listKeys(userId)).length === 0) return onLeave();
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    throw new Refusal(texts.notSent);
  };
  const discard = async () => {
    await deleteSteps(await listKeys(userId));
    await onLeave();
  };
  return (
    <AdminDialog title={texts.title} onClosed={onClosed}>
      <p>{texts.text(count)}</p>
      <div className={styles.ways} inert={isBusy}>
        <Button variant="primary" busy={isBusy} onClick={() => void change(send)}>
          {isBusy ? waitingTexts.sending : texts.send}
        </Button>
        <p role="alert" className="wrong">
          {failure}
        </p>
        <Button onClick={() => void change(onLeave)}>{texts.keep}</Button>
        <p className="hint">{texts.keepHint}</p>
        <Button onClick={() => void change(discard)}>{texts.discard}</Button>
        <Button variant="quiet" onClick={onClosed}>
          {texts.stay}
        </Button>
      </div>
    </AdminDialog>
  );
}
