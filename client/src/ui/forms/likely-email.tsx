import { uiTexts } from '@dealership/shared/texts/common/ui.ts';
import styles from './likely-email.module.css';

/** Asks whether another e-mail address was meant; a tap accepts it. */
export function LikelyEmail({ email, onTake }: { email: string; onTake: () => void }) {
  return (
    <button type="button" className={styles.take} onClick={onTake}>
      {uiTexts.likelyEmail(email)}
    </button>
  );
}
