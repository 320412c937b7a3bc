import type { ReactNode } from 'react';
import styles from './design-system.module.css';

interface SpecimenProps {
  /** The part, and the state it is shown in. */
  name: string;
  /** Across the page, for what does not fit beside others. */
  isWide?: boolean;
  /** On the ground of the header's bar and the hero. */
  isOnDark?: boolean;
  children: ReactNode;
}

/** One part in one state. */
export function Specimen({ name, isWide = false, isOnDark = false, children }: SpecimenProps) {
  return (
    <div className={styles.specimen} data-wide={isWide || undefined}>
      <p className={styles.name}>{name}</p>
      <div className={styles.ground} data-dark={isOnDark || undefined}>
        {children}
      </div>
    </div>
  );
}
