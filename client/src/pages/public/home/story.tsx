import type { ReactNode } from 'react';
import { dealership } from '../../../lib/page/dealership.ts';
import { homeTexts } from '@dealership/shared/texts/public/pages/home.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './sections.module.css';

/** What this dealership is, and the links that most visitors follow. */
export function Welcome() {
  const { heading, text, doors } = homeTexts.welcome;
  return (
    <section className={styles.welcome} aria-labelledby="welcome-heading">
      <div>
        <h2 id="welcome-heading" className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <ul>
        {doors.map((door) => (
          <li key={door.to}>
            <Link to={door.to} className={styles.door}>
              <strong>{door.title}</strong>
              <span className="soft">{door.text}</span>
              <Icon name="down" size={24} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The seller and the models on sale: the models load later, into reserved space. */
export function About({ models }: { models: ReactNode }) {
  const texts = homeTexts.about;
  return (
    <section className={styles.about} aria-labelledby="about-heading">
      <div className={styles.inner}>
        <h2 id="about-heading" className={styles.heading}>
          {texts.heading}
        </h2>
        <div>
          <p className={styles.text}>{texts.text(dealership().address)}</p>
          <Link to="/about" className={buttonClass('secondary')}>
            {texts.more}
          </Link>
        </div>
        <div className={styles.models}>{models}</div>
      </div>
    </section>
  );
}
