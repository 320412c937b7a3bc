import { useId, type ReactNode, type RefObject } from 'react';
import styles from '../own-section.module.css';

interface OwnSectionProps {
  texts: { title: string; about: string };
  /** Gets the focus when a button of the section is gone. */
  heading?: RefObject<HTMLHeadingElement | null>;
  isBusy?: boolean;
  children: ReactNode;
}

/** A section about the person's own things, such as passkeys. */
export function OwnSection({ texts, heading, isBusy, children }: OwnSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={isBusy}>
      <h2 id={id} ref={heading} tabIndex={heading && -1}>
        {texts.title}
      </h2>
      <p className="hint">{texts.about}</p>
      {children}
    </section>
  );
}
