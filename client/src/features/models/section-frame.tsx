import type { VehicleSectionName } from '@dealership/shared';
import { modelEditorTexts as texts } from '@dealership/shared/messages/staff/models.ts';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { differingLines } from './section-lines.ts';
import type { SectionProblems, useSection } from './use-section.ts';
import styles from './models.module.css';

interface SectionFrameProps {
  name: VehicleSectionName;
  section: Pick<
    ReturnType<typeof useSection>,
    'value' | 'status' | 'problems' | 'failure' | 'conflict' | 'settle' | 'retry' | 'stored'
  >;
  onDrop: () => void;
  children: ReactNode;
}

/** A section with its state: whether it is a draft, saved, or refused, and who has changed it besides. */
export function SectionFrame({ name, section, onDrop, children }: SectionFrameProps) {
  const id = useId();
  const { status, problems, failure, conflict, stored } = section;
  const title = texts.sections[name];
  const idle = stored.is_draft ? texts.states.saved : texts.states.same;
  return (
    <section
      id={`section-${name}`}
      className={styles.section}
      aria-labelledby={id}
      data-save={status}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {stored.is_draft && <span className={styles.state}>{texts.draft}</span>}
        <span className={styles.hint} role="status">
          {status === 'idle' ? idle : texts.states[status]}
        </span>
      </div>
      {children}
      <p className={styles.failure} role="alert">
        {[failure, ...besideNothing(name, problems)].filter(Boolean).join(' ')}
      </p>
      {status === 'failed' && (
        <div>
          <Button onClick={section.retry}>{texts.tryAgain}</Button>
        </div>
      )}
      {conflict && (
        <Conflict
          lines={differingLines(name, conflict.value, section.value)}
          onChoose={section.settle}
        />
      )}
      {stored.is_draft && (
        <div className={styles.foot}>
          <span className={styles.hint}>
            {texts.lastBy(stored.by, stored.date, stored.time.slice(0, 5))}
          </span>
          <Button variant="quiet" onClick={onDrop} aria-label={`${texts.drop}: ${title}`}>
            {texts.drop}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What is wrong with the section as a whole, or with a part as a whole. */
function besideNothing(name: VehicleSectionName, problems: SectionProblems) {
  return Object.entries(problems)
    .filter(([place]) => new RegExp(`^${name}(\\.\\d+)?$`).test(place))
    .map(([, text]) => text);
}

interface ConflictProps {
  /** Theirs and yours. */
  lines: readonly [readonly string[], readonly string[]];
  onChoose: (side: 'theirs' | 'yours') => void;
}

/** What two people have changed differently: both versions, and the choice between them. */
function Conflict({ lines: [theirs, yours], onChoose }: ConflictProps) {
  const { conflict } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.conflict}>
      <h3 ref={heading} tabIndex={-1}>
        {conflict.title}
      </h3>
      <p>{conflict.text}</p>
      <Lines title={conflict.theirs} lines={theirs} />
      <Lines title={conflict.yours} lines={yours} />
      <div className={styles.buttons}>
        <Button onClick={() => onChoose('theirs')}>{conflict.takeTheirs}</Button>
        <Button onClick={() => onChoose('yours')}>{conflict.keepYours}</Button>
      </div>
    </div>
  );
}

/** Lines under a title. */
export function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className={styles.lines}>
      <h4>{title}</h4>
      <ul>
        {lines.map((line, at) => (
          // Lines may repeat, and are never put in another order.
          <li key={at}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
