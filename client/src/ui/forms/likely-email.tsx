import { uiTexts } from '@dealership/shared/texts/common/ui.ts';
import styles from './likely-email.module.css';

/** A person who is still typing is not asked. */
export const TYPING_MS = 700;

/** Asks whether another e-mail address was meant; a tap accepts it. */
export function LikelyEmail({ email, onTake }: { email: string; onTake: () => void }) {
  return (
    <button type="button" className={styles.take} onClick={onTake}>
      {uiTexts.likelyEmail(email)}
    </button>
  );
}
