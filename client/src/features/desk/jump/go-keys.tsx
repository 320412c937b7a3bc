import { useEffect, useState } from 'react';
import { useKeys } from '../common/use-keys.ts';
import styles from './go-keys.module.css';

/** A screen with its letter, which is pressed after `g`. */
export interface Go {
  letter: string;
  title: string;
  to: string;
}

/** How long the letter may take, in ms. */
const WAIT_MS = 1500;

/** `g` and a letter lead to a screen, as a link does. After `g` the possible letters are shown. */
export function GoKeys({ goes, onOpen }: { goes: readonly Go[]; onOpen: (to: string) => void }) {
  /** When `g` was pressed; 0: not pressed. */
  const [begun, setBegun] = useState(0);
  useEffect(() => {
    if (begun === 0) return;
    const timer = setTimeout(() => setBegun(0), WAIT_MS);
    return () => clearTimeout(timer);
  }, [begun]);
  useKeys(
    (key) => {
      if (key === 'g') return () => setBegun(performance.now());
      if (begun === 0) return undefined;
      setBegun(0);
      const go = goes.find(({ letter }) => letter === key);
      return go && (() => onOpen(go.to));
    },
    { isFirst: true },
  );
  return (
    begun > 0 && (
      // Users of screen readers have the list of all keys.
      <ul className={styles.hint} aria-hidden="true">
        {goes.map(({ letter, title }) => (
          <li key={letter}>
            <kbd>{letter}</kbd> {title}
          </li>
        ))}
      </ul>
    )
  );
}
