import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import styles from './open-now.module.css';

const MINUTE_MS = 60_000;

/**
 * Whether the showroom is open now. Empty until hydration, since the markup was made when the site was built.
 */
export function OpenNow() {
  const [state, setState] = useState<{ isOpen: boolean; text: string }>();
  useEffect(() => {
    const show = async () => {
      try {
        const { openingText } = await import('../lib/opening-text.ts');
        setState(openingText(Date.now()));
      } catch {
        // Without a network the opening hours beside it are enough.
      }
    };
    const timer = setInterval(() => void show(), MINUTE_MS);
    const callOff = whenIdle(() => void show());
    return () => {
      clearInterval(timer);
      callOff();
    };
  }, []);
  return (
    <p className={styles.line} data-open={state?.isOpen}>
      {state?.text}
    </p>
  );
}
