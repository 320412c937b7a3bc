import { outcomeTexts as texts } from '@dealership/shared/texts/public/form-outcomes.ts';
import { Button } from '../../../ui/button.tsx';
import type { Waiting } from './form-state.ts';
import styles from './waiting-note.module.css';

/** About an enquiry that may not have arrived: where it is stored, and the actions for it. */
export function WaitingNote({ waiting, onDelete }: { waiting: Waiting; onDelete: () => void }) {
  const { isSaved, retryAfterSeconds } = waiting;
  return (
    <>
      <p className={styles.note}>
        <span>{isSaved ? texts.saved : texts.notSaved} </span>
        {retryAfterSeconds !== undefined && <span>{texts.goesIn(retryAfterSeconds)} </span>}
        {isSaved && (
          <button type="button" className={styles.delete} onClick={onDelete}>
            {texts.delete}
          </button>
        )}
      </p>
      <Button type="submit">{texts.sendNow}</Button>
    </>
  );
}
