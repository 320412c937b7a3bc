import type { EmptyScreenName } from '@dealership/shared/texts/staff/empty-screens.ts';
import { Suspense, type ReactNode } from 'react';
import { late } from '../lib/browser/late.ts';
import styles from './about-screen.module.css';

const AboutScreen = late(async () => (await import('./about-screen.tsx')).AboutScreen);

interface EmptyScreenProps {
  name: EmptyScreenName;
  /** Of a list that is often empty: it is explained only until the first enquiry is there. */
  onlyAtFirst?: boolean;
  /** The words for the empty list. */
  children?: ReactNode;
}

/** In place of rows where there is not a single one: what the screen is for, and what to do first (rules: empty-screens). */
export function EmptyScreen({ children, ...about }: EmptyScreenProps) {
  const screen = (
    <Suspense>
      <AboutScreen {...about} />
    </Suspense>
  );
  if (children === undefined) return screen;
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {screen}
    </div>
  );
}
