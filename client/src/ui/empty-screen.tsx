import type { EmptyScreenName } from '@dealership/shared/texts/staff/screens.ts';
import { Suspense, type ReactNode } from 'react';
import { late } from '../lib/browser/late.ts';
import styles from './about-screen.module.css';

const AboutScreen = late(async () => (await import('./about-screen.tsx')).AboutScreen);

interface EmptyScreenProps {
  name: EmptyScreenName;
  /** For a list that is often empty: it is explained only until the first enquiry arrives. */
  onlyAtFirst?: boolean;
  children?: ReactNode;
}

/** Replaces the rows of an empty list: the purpose of the screen, and the first step (rules: empty-screens). */
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
