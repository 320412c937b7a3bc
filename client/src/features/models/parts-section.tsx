import { modelEditorTexts as texts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { bindFields } from '../../ui/forms/bind-fields.ts';
import { Sortable, useSortableItem } from '../../ui/lists/sortable.tsx';
import { useMoves } from '../../ui/lists/use-moves.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { Section } from './use-section.ts';
import styles from './models.module.css';

interface PartFields<Part extends object> {
  part: Part;
  change: (changed: Partial<Part>) => void;
  field: ReturnType<typeof bindFields<Part>>;
}

interface PartsSectionProps<Part extends object> {
  section: Section<Part[]> & { name: keyof typeof texts.parts };
  hint?: string;
  blank: Part;
  nameOf: (part: Part) => string;
  below?: ReactNode;
  children: (fields: PartFields<Part>) => ReactNode;
}

/** A section whose parts are added, changed, sorted and removed. */
export function PartsSection<Part extends object>({
  section,
  hint,
  blank,
  nameOf,
  below,
  children,
}: PartsSectionProps<Part>) {
  const { name, value: parts, set, problems, keyOf } = section;
  const words = texts.parts[name];
  const nameOrNone = (part: Part) => nameOf(part) || words.unnamed;
  const { list, add, move, replace, remove, arrows, announcement } = useMoves({
    items: parts,
    nameOf: nameOrNone,
    onChange: set,
  });
  const fieldsOf = (part: Part, at: number): PartFields<Part> => {
    const change = (changed: Partial<Part>) => {
      const after = { ...part, ...changed };
      keyOf(after, part);
      replace(at, after);
    };
    const path = `${name}.${at}.`;
    return { part, change, field: bindFields({ values: part, problems, onChange: change, path }) };
  };
  return (
    <SectionFrame section={section}>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <Sortable ids={parts.map((part) => keyOf(part))} onMove={(from, to) => move(from, to - from)}>
        <div ref={list} className="stack-12">
          {parts.map((part, at) => (
            <PartFrame
              key={keyOf(part)}
              id={keyOf(part)}
              name={nameOrNone(part)}
              arrows={arrows(part, at)}
              onRemove={() => remove(at)}
            >
              {children(fieldsOf(part, at))}
            </PartFrame>
          ))}
        </div>
      </Sortable>
      {announcement}
      <div>
        <Button ref={add} onClick={() => set([...parts, { ...blank }])}>
          {words.add}
        </Button>
      </div>
      {below}
    </SectionFrame>
  );
}

interface PartFrameProps {
  id: number;
  name: string;
  arrows: ReactNode;
  onRemove: () => void;
  children: ReactNode;
}

function PartFrame({ id, name, arrows, onRemove, children }: PartFrameProps) {
  const { setNodeRef, style, handle } = useSortableItem(id);
  return (
    <div ref={setNodeRef} style={style} role="group" aria-label={name} className={styles.part}>
      <div>{children}</div>
      <div className="line">
        {handle}
        {arrows}
        <Button variant="quiet" onClick={onRemove} aria-label={texts.removeOf(name)}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
