import { modelEditorTexts as texts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sortable, useSortableItem } from '../../ui/lists/sortable.tsx';
import { useMoves } from '../../ui/lists/use-moves.ts';
import styles from './models.module.css';

interface PartListProps<Part> {
  /** Texts for adding a part, and for a part without a name. */
  words: { add: string; unnamed: string };
  parts: readonly Part[];
  /** Makes a new part. */
  begin: () => Part;
  nameOf: (part: Part) => string;
  keyOf: (part: Part, before?: Part) => number;
  onChange: (parts: Part[]) => void;
  /** The fields of one part. */
  children: (part: Part, at: number, change: (changed: Partial<Part>) => void) => ReactNode;
}

/** Parts of a model that are added, changed, sorted and removed. */
export function PartList<Part extends object>({
  words,
  parts,
  begin,
  nameOf,
  keyOf,
  onChange,
  children,
}: PartListProps<Part>) {
  const nameOrNone = (part: Part) => nameOf(part) || words.unnamed;
  const add = useRef<HTMLButtonElement>(null);
  const { list, announcement, place } = useMoves({
    items: parts,
    nameOf: nameOrNone,
    say: texts.moved,
    onChange,
  });
  return (
    <>
      <Sortable
        ids={parts.map((part) => keyOf(part))}
        onMove={(from, to) => place(from, to - from)}
      >
        <div ref={list} className={styles.parts}>
          {parts.map((part, at) => (
            <PartFrame
              key={keyOf(part)}
              id={keyOf(part)}
              name={nameOrNone(part)}
              isFirst={at === 0}
              isLast={at === parts.length - 1}
              onMove={(by) => place(at, by)}
              onRemove={() => {
                onChange(parts.filter((_, other) => other !== at));
                // Keyboard users continue from there.
                add.current?.focus();
              }}
            >
              {children(part, at, (changed) => {
                const after = { ...part, ...changed };
                keyOf(after, part);
                onChange(parts.map((each, other) => (other === at ? after : each)));
              })}
            </PartFrame>
          ))}
        </div>
      </Sortable>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div>
        <Button ref={add} onClick={() => onChange([...parts, begin()])}>
          {words.add}
        </Button>
      </div>
    </>
  );
}

interface PartFrameProps {
  id: number;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** The fields of the part. */
  children: ReactNode;
}

function PartFrame({ id, name, isFirst, isLast, onMove, onRemove, children }: PartFrameProps) {
  const { setNodeRef, style, handle } = useSortableItem(id);
  return (
    <div ref={setNodeRef} style={style} role="group" aria-label={name} className={styles.part}>
      <div className={styles.partFields}>{children}</div>
      <div className="line">
        {handle}
        <Button
          data-move
          disabled={isFirst}
          onClick={() => onMove(-1)}
          aria-label={texts.upOf(name)}
        >
          {texts.up}
        </Button>
        <Button
          data-move
          disabled={isLast}
          onClick={() => onMove(1)}
          aria-label={texts.downOf(name)}
        >
          {texts.down}
        </Button>
        <Button variant="quiet" onClick={onRemove} aria-label={texts.removeOf(name)}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
