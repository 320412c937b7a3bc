import type { ReactNode } from 'react';
import styles from './form-card.module.css';

interface FormCardProps {
  heading: string;
  /** What the answers are used for, in a sentence. */
  text?: string;
  children: ReactNode;
}

/** The page's form: the target of every "Enquire" on the page. */
export function FormCard({ heading, text, children }: FormCardProps) {
  return (
    <section id="enquire" tabIndex={-1} className={styles.card} aria-labelledby="form-heading">
      <h2 id="form-heading" className={styles.heading}>
        {heading}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.form}>{children}</div>
    </section>
  );
}
