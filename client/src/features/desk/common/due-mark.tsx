import { LineDrawing } from '../../../ui/icon.tsx';
import type { Due, DueLevel } from './due.ts';
import styles from './due-mark.module.css';

const paths: Readonly<Partial<Record<DueLevel, string>>> = {
  soon: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2',
  overdue: 'M12 3.5L22 20H2zM12 10v4.5M12 17v.5',
  critical: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5V13M12 16v.5',
};

/** When the next step is due: in a colour, a word and a drawing, relative to now and by the clock. */
export function DueMark({ due: { level, word, relative, absolute } }: { due: Due }) {
  return (
    <span className={styles.due}>
      <span className={styles.mark} data-look={level}>
        {paths[level] && <LineDrawing path={paths[level]} size={16} />}
        <span>{[word, relative].filter(Boolean).join(' · ')}</span>
      </span>
      {absolute !== '' && <span className={styles.at}>{absolute}</span>}
    </span>
  );
}
