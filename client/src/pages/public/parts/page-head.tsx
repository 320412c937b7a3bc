import type { PageText } from '@dealership/shared';
import type { ReactNode } from 'react';
import { Disc } from './disc.tsx';
import { langOf, languageOf } from '../../../lib/page/lang-of.ts';
import styles from './page-head.module.css';

interface PageHeadProps {
  /** A few words above the heading: what kind of page this is. */
  kind: string;
  title: string;
  lead: string;
  /** The sign on the disc beside it: a line drawing in a field of 24 by 24. */
  glyph: string;
  /** Of the privacy notice in a further language. */
  notice?: PageText['notice'];
  /** Links and buttons: the next steps here. */
  children?: ReactNode;
}

/** The head of a page that has no vehicle to show: large letters, and a brake disc in the studio's light. */
export function PageHead({ kind, title, lead, glyph, notice, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <Disc className={styles.disc} glyph={glyph} />
        <p className={styles.kind}>{kind}</p>
        <h1 {...langOf(title)} {...languageOf(notice)} className={styles.title}>
          {title}
        </h1>
        <p {...langOf(lead)} {...languageOf(notice)} className={styles.lead}>
          {lead}
        </p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  );
}
