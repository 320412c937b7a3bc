import type { SectionState, VehicleSectionName } from '@dealership/shared';
import { modelEditorTexts as texts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import type { Problems } from '../../lib/staff/beside-fields.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Conflict } from '../../ui/forms/conflict.tsx';
import { differingLines } from './section-lines.ts';
import { sectionId } from './tabs/editor-tabs.ts';
import { useEditor } from './use-models.ts';
import type { Section } from './use-section.ts';
import styles from './models.module.css';

interface SectionFrameProps {
  section: Omit<Section<unknown>, 'set'>;
  children: ReactNode;
}

/**
 * Frames a section of the model editor: its save state, its errors, a conflict with a colleague's version, and buttons
 * to try again or drop the draft. `useSection` saves and settles.
 */
export function SectionFrame({ section, children }: SectionFrameProps) {
  const id = useId();
  const { drop, countErrors, markUnsaved } = useEditor();
  const { name, status, problems, failure, conflict, stored } = section;
  const title = texts.sections[name];
  const differing = conflict && differingLines(name, conflict.value, section.value);
  const errors =
    Object.keys(problems).length + Number(failure !== '') + Number(conflict !== undefined);
  const count = useEffectEvent((found: number) => countErrors(name, found));
  useEffect(() => count(errors), [errors]);
  const isUnsaved = status === 'waiting' || status === 'saving';
  const mark = useEffectEvent((found: boolean) => markUnsaved(name, found));
  useEffect(() => mark(isUnsaved), [isUnsaved]);
  const idle = texts.states[idleState(name, stored)];
  return (
    <section
      id={sectionId(name)}
      className={styles.section}
      aria-labelledby={id}
      data-save={status}
    >
      <div className="line">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {stored.is_draft && <span className="state">{texts.draft}</span>}
        <span className="hint" role="status">
          {status === 'idle' ? idle : texts.states[status]}
        </span>
      </div>
      {children}
      <Failure>{[failure, ...besideNothing(name, problems)].filter(Boolean).join(' ')}</Failure>
      <div data-problem className="stack-12">
        {status === 'failed' && <Button onClick={section.retry}>{texts.tryAgain}</Button>}
        {differing && (
          <Conflict theirs={differing[0]} yours={differing[1]} onChoose={section.settle} />
        )}
      </div>
      {stored.is_draft && (
        <div className="line">
          <span className="hint">
            {texts.lastBy(stored.by, timeTexts.stored(stored.date, stored.time))}
          </span>
          <Button
            variant="quiet"
            onClick={() => void drop([name])}
            aria-label={`${texts.drop}: ${title}`}
          >
            {texts.drop}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Chooses the state that is shown while nothing is being saved. */
function idleState(
  name: VehicleSectionName,
  { is_draft: isDraft, value, published }: SectionState,
): 'saved' | 'same' | 'empty' | 'notPublished' {
  if (isDraft) return 'saved';
  if (published !== null) return 'same';
  // This section is never empty: a new model has a name and a type.
  return name === 'about' || sectionSize(value) > 0 ? 'notPublished' : 'empty';
}

function sectionSize(value: unknown): number {
  return Object.values(value as object).filter(
    (part) => part !== '' && !(Array.isArray(part) && part.length === 0),
  ).length;
}

/** Finds the errors that no field can show: those of the whole section, or of a whole part. */
function besideNothing(name: VehicleSectionName, problems: Problems) {
  return Object.entries(problems)
    .filter(([place]) => new RegExp(`^${name}(\\.\\d+)?$`).test(place))
    .map(([, text]) => text);
}
