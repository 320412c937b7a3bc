import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './accordion.module.css';

interface AccordionProps {
  sections: readonly { key: string; title: string; content: ReactNode }[];
}

/**
 * Sections that open one by one, initially the first. Native `details` elements, so they work before any
 * script, and the browser's find-in-page searches their content.
 */
export function Accordion({ sections }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {sections.map(({ key, title, content }, index) => (
        <details key={key} className={styles.section} open={index === 0}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{title}</h3>
            <Icon name="down" size={24} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
