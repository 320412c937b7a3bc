import { uiTexts } from '@dealership/shared/texts/common/ui.ts';
import styles from './likely-email.module.css';

interface LikelyEmailProps {
  /** What was probably meant. */
  email: string;
  onTake: () => void;
}

/** Asks whether an e-mail address was meant otherwise; a tap takes the other one. */
export function LikelyEmail({ email, onTake }: LikelyEmailProps) {
  return (
    <button type="button" className={styles.take} onClick={onTake}>
      {uiTexts.likelyEmail(email)}
    </button>
  );
}
