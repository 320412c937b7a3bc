import { conflictTexts } from '@dealership/shared/texts/staff/conflict.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import styles from './conflict.module.css';
import { RadioField } from './choice-fields.tsx';

interface ConflictProps {
  /** The lines that only one of the two versions has. */
  theirs: readonly string[];
  yours: readonly string[];
  onChoose: (side: Side) => void;
}

export type Side = 'theirs' | 'yours';

const sides: readonly Side[] = ['theirs', 'yours'];

/** Two people have made different changes: shows both versions, and the choice between them. */
export function Conflict({ theirs, yours, onChoose }: ConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.conflict}>
      <h3 ref={heading} tabIndex={-1}>
        {conflictTexts.title}
      </h3>
      <p>{conflictTexts.text}</p>
      <Lines title={conflictTexts.theirs} lines={theirs} />
      <Lines title={conflictTexts.yours} lines={yours} />
      <div className="row">
        <Button onClick={() => onChoose('theirs')}>{conflictTexts.takeTheirs}</Button>
        <Button onClick={() => onChoose('yours')}>{conflictTexts.keepYours}</Button>
      </div>
    </div>
  );
}

interface ConflictFieldProps {
  name: string;
  label: string;
  valueOf: (side: Side) => ReactNode;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
  className?: string | undefined;
}

/** Two people have changed one field differently: shows both values, and the choice between them. */
export function ConflictField({ valueOf, onChoose, ...field }: ConflictFieldProps) {
  return (
    <RadioField
      {...field}
      all={sides}
      nameOf={(side) => (
        <>
          {conflictTexts[side]}: {valueOf(side)}
        </>
      )}
      onChange={onChoose}
    />
  );
}

export function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className={styles.lines}>
      <h4>{title}</h4>
      <ul>
        {lines.map((line, at) => (
          // Lines may repeat, and never change their order.
          <li key={at}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
