import { useState } from 'react';
import { financeTexts } from '@dealership/shared/texts/public/pages/finance.ts';
import { Ticks } from '../../ui/forms/choice-fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './proof-list.module.css';

/** The papers that count as a proof. Ticks are the visitor's own notes: they are outside any form. */
export function ProofList({ title, options }: { title: string; options: readonly string[] }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return (
    <details className={styles.proofs}>
      <summary className={styles.summary}>
        <span>{title}</span>
        {ticked.length > 0 && (
          <span className={styles.count}>{financeTexts.proofs.ticked(ticked.length)}</span>
        )}
        <Icon name="down" />
      </summary>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{title}</legend>
        <Ticks all={options} chosen={ticked} nameOf={(option) => option} onChange={setTicked} />
      </fieldset>
    </details>
  );
}
