import { isPictureFact, type FactName } from '@dealership/shared';
import { factLines } from './fact-lines.ts';
import styles from '../settings.module.css';

interface FactValueProps {
  name: FactName;
  value: unknown;
  /** What it is compared with. */
  other: unknown;
}

/** A fact's value in a line; of a picture also itself. */
export function FactValue({ name, value, other }: FactValueProps) {
  const line = factLines(name, value, other).join('; ');
  if (!isPictureFact(name) || typeof value !== 'string') return line;
  return (
    <>
      <img className={styles.thumb} src={value} alt="" loading="lazy" decoding="async" /> {line}
    </>
  );
}
