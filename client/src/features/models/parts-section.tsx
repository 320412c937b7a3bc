import { modelEditorTexts as texts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { langOf } from '../../lib/page/lang-of.ts';
import { Button } from '../../ui/button.tsx';
import { bindFields, bindTexts } from '../../ui/forms/bind-fields.ts';
import { Sortable, useSortableItem } from '../../ui/lists/sortable.tsx';
import { useMoves } from '../../ui/lists/use-moves.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { Section } from './use-section.ts';
import styles from './parts.module.css';

interface PartFields<Part extends object> {
  part: Part;
  change: (changed: Partial<Part>) => void;
  field: ReturnType<typeof bindFields<Part>>;
  text: ReturnType<typeof bindTexts<Part>>;
}

interface RowContent {
  picture?: string;
  /** As CSS. */
  colour?: string | null;
  /** Below the name. */
  under?: string;
  detail?: string;
}

interface PartsSectionProps<Part extends object> {
  section: Section<Part[]> & { name: keyof typeof texts.parts };
  hint?: string;
  blank: Part;
  nameOf: (part: Part) => string;
  /** What the row of a part shows of it; absent: the fields are always open. */
  show?: ((part: Part) => RowContent) | undefined;
  below?: ReactNode;
  children: (fields: PartFields<Part>) => ReactNode;
}

/**
 * The section without the errors of the part that was added last, until the focus leaves that part: an empty part is
 * no error yet. Until then the section counts as not saved, so that it is not published without the part.
 */
function useNewPart<Part extends object>(whole: PartsSectionProps<Part>['section']) {
  const { name, value: parts, problems, status, failure, keyOf } = whole;
  const [added, setAdded] = useState<number>();
  const at = parts.findIndex((part) => keyOf(part) === added);
  const shown = Object.entries(problems).filter(
    ([place]) => at < 0 || !`${place}.`.startsWith(`${name}.${at}.`),
  );
  const isWaiting = shown.length < Object.keys(problems).length && shown.length === 0 && !failure;
  return {
    section: {
      ...whole,
      problems: Object.fromEntries(shown),
      status: isWaiting ? ('waiting' as const) : status,
    },
    setAdded,
  };
}

/** A section whose parts are added, changed, sorted and removed. */
export function PartsSection<Part extends object>({
  section: whole,
  hint,
  blank,
  nameOf,
  show,
  below,
  children,
}: PartsSectionProps<Part>) {
  const { section, setAdded } = useNewPart(whole);
  const { name, value: parts, set, problems, keyOf } = section;
  const words = texts.parts[name];
  const nameOrNone = (part: Part) => nameOf(part) || words.unnamed;
  const { list, add, append, move, replace, remove, arrows, announcement } = useMoves({
    items: parts,
    nameOf: nameOrNone,
    onChange: set,
  });
  const errorsOf = (at: number) =>
    Object.keys(problems).filter((place) => place.startsWith(`${name}.${at}.`)).length;
  const fieldsOf = (part: Part, at: number): PartFields<Part> => {
    const change = (changed: Partial<Part>) => {
      const after = { ...part, ...changed };
      keyOf(after, part);
      replace(at, after);
    };
    const bound = { values: part, problems, onChange: change, path: `${name}.${at}.` };
    return { part, change, field: bindFields(bound), text: bindTexts(bound) };
  };
  return (
    <SectionFrame section={section}>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <Sortable ids={parts.map((part) => keyOf(part))} onMove={(from, to) => move(from, to - from)}>
        <div ref={list} className={styles.list}>
          {parts.map((part, at) => (
            <PartFrame
              key={keyOf(part)}
              id={keyOf(part)}
              name={nameOrNone(part)}
              row={show?.(part)}
              isNew={nameOf(part) === ''}
              errors={errorsOf(at)}
              arrows={arrows(part, at)}
              onRemove={() => remove(at)}
              onLeave={() => setAdded(undefined)}
            >
              {children(fieldsOf(part, at))}
            </PartFrame>
          ))}
        </div>
      </Sortable>
      {announcement}
      <div>
        <Button
          ref={add}
          onClick={() => {
            const part = { ...blank };
            setAdded(keyOf(part));
            append(part);
          }}
        >
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
  row: RowContent | undefined;
  /** Its row is open to begin with. */
  isNew: boolean;
  errors: number;
  arrows: ReactNode;
  onRemove: () => void;
  /** The focus has left it. */
  onLeave: () => void;
  children: ReactNode;
}

function PartFrame(props: PartFrameProps) {
  const { id, name, row, isNew, errors, arrows, onRemove, onLeave, children } = props;
  const { setNodeRef, style, handle } = useSortableItem(id);
  const frame = {
    ref: setNodeRef,
    style,
    role: 'group',
    'aria-label': name,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) onLeave();
    },
  };
  const buttons = (
    <>
      {arrows}
      <Button variant="quiet" onClick={onRemove} aria-label={texts.removeOf(name)}>
        {texts.remove}
      </Button>
    </>
  );
  if (!row) {
    return (
      <div {...frame} className={styles.part}>
        <div>{children}</div>
        <div className="line">
          {handle}
          {buttons}
        </div>
      </div>
    );
  }
  return (
    <div {...frame} className={styles.folded}>
      {handle}
      <Fold name={name} row={row} isNew={isNew} errors={errors}>
        {children}
        <div className="line">{buttons}</div>
      </Fold>
    </div>
  );
}

type FoldProps = Pick<PartFrameProps, 'name' | 'isNew' | 'errors' | 'children'> & {
  row: RowContent;
};

/** A part as one row, which opens. */
function Fold({ name, row, isNew, errors, children }: FoldProps) {
  // Kept as it was: a name that is typed into a new part does not close it.
  const [isOpen] = useState(isNew);
  const { picture, colour, under, detail } = row;
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.row}>
        {picture !== undefined && <Thumbnail path={picture} />}
        {colour && <span className={styles.swatch} style={{ background: colour }} />}
        <span className={styles.name}>
          <span {...langOf(name)}>{name}</span>
          {under !== undefined && <span className={styles.under}>{under}</span>}
        </span>
        {errors > 0 && <span className={styles.wrong}>{texts.errors(errors)}</span>}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

function Thumbnail({ path }: { path: string }) {
  return path === '' ? (
    <span className={styles.thumbnail} />
  ) : (
    <img className={styles.thumbnail} src={path} alt="" loading="lazy" decoding="async" />
  );
}
