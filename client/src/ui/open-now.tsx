import { MINUTE_MS, type OpeningHours } from '@dealership/shared';
import { useEffect, useState } from 'react';
import { openingText } from '../lib/page/opening-text.ts';
import { whenIdle } from '../lib/browser/when-idle.ts';
import styles from './open-now.module.css';

interface OpenNowProps {
  /** By default the hours of the dealership. */
  hours?: OpeningHours | undefined;
}

/** Whether the showroom is open now. Empty until hydration, since the markup was made when the site was built. */
export function OpenNow({ hours }: OpenNowProps) {
  const [state, setState] = useState<{ isOpen: boolean; text: string }>();
  useEffect(() => {
    const show = () => setState(openingText(Date.now(), hours));
    const timer = setInterval(show, MINUTE_MS);
    const callOff = whenIdle(show);
    return () => {
      clearInterval(timer);
      callOff();
    };
  }, [hours]);
  return (
    <p className={styles.line} data-open={state?.isOpen}>
      {state?.text}
    </p>
  );
}
