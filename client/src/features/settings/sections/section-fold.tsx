import { settingsTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { useState, type ReactNode } from 'react';
import { focusNow } from '../../../lib/browser/focus-now.ts';
import styles from '../settings.module.css';

interface SectionFoldProps {
  id: string;
  title: string;
  isSample: boolean;
  /** Whether it begins folded; absent: it cannot be folded. */
  isFolded: boolean | undefined;
  /** Something in it is wrong, or has to be decided. */
  hasProblem: boolean;
  isChanged: boolean;
  /** The address leads to it. */
  isLinked: boolean;
  children: ReactNode;
}

/** The content of a section below its title, which folds it (rules: settings-fold). */
export function SectionFold(props: SectionFoldProps) {
  const { isFolded, hasProblem, isChanged, isLinked, children } = props;
  const [isOpen, setIsOpen] = useState(isFolded !== true);
  const [known, setKnown] = useState({ isFolded, hasProblem });
  if (known.isFolded !== isFolded || known.hasProblem !== hasProblem) {
    setKnown({ isFolded, hasProblem });
    // A window that gets narrower, or a problem that is solved, folds nothing under the person's hands.
    if (!isFolded || hasProblem) setIsOpen(true);
  }
  const isFocused = isLinked && isFolded === undefined;
  const head = (
    <>
      <h2
        id={props.id}
        ref={isFocused ? focusNow : undefined}
        tabIndex={isFocused ? -1 : undefined}
      >
        {props.title}
      </h2>
      {props.isSample && <span className={styles.sample}>{settingsTexts.sample}</span>}
    </>
  );
  if (isFolded === undefined) {
    return (
      <>
        <div className="head">{head}</div>
        {children}
      </>
    );
  }
  return (
    <details
      className={styles.section}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary ref={isLinked ? focusNow : undefined} className="head">
        {head}
        {!isOpen && hasProblem && <span className={styles.sample}>{settingsTexts.refused}</span>}
        {!isOpen && !hasProblem && isChanged && (
          <span className="mark">{settingsTexts.unsaved}</span>
        )}
      </summary>
      {children}
    </details>
  );
}
