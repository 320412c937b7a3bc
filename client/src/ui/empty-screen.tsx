import type { ReactNode } from 'react';
import { latePart } from '../lib/browser/late.ts';
import type { AboutScreenProps } from './about-screen.tsx';
import styles from './about-screen.module.css';

const AboutScreen = latePart(async () => (await import('./about-screen.tsx')).AboutScreen);

/** Replaces the rows of an empty list: the purpose of the screen, and the first step (rules: empty-screens). */
export function EmptyScreen({ children, ...about }: AboutScreenProps & { children?: ReactNode }) {
  const screen = <AboutScreen {...about} />;
  if (children === undefined) return screen;
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {screen}
    </div>
  );
}
