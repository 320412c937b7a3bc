import { outcomeTexts as texts } from '@dealership/shared/texts/public/form-outcomes.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './contact-offer.module.css';

interface ContactOfferProps {
  /** The values to fill in, such as a name and a number. */
  answers: readonly string[];
  onUse: () => void;
  onForget: () => void;
}

/** Offers the contact from an earlier form of this visit. */
export function ContactOffer({ answers, onUse, onForget }: ContactOfferProps) {
  return (
    <div role="group" aria-label={texts.contact.label} className={styles.offer}>
      <span className={styles.answers}>{answers.join(', ')}</span>
      <Button variant="quiet" onClick={onUse}>
        {texts.contact.use}
      </Button>
      <Button variant="quiet" onClick={onForget}>
        {texts.contact.forget}
      </Button>
    </div>
  );
}
