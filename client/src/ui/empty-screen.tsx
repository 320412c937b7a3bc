import { Suspense, type ReactNode } from 'react';
import { late } from '../lib/browser/late.ts';
import type { AboutScreenProps } from './about-screen.tsx';
import styles from './about-screen.module.css';

const AboutScreen = late(async () => (await import('./about-screen.tsx')).AboutScreen);

interface EmptyScreenProps extends AboutScreenProps {
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
