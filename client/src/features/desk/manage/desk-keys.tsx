import { keysTexts as keys } from '@dealership/shared/messages/staff/desk-enquiry.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckboxField } from '../../../ui/field.tsx';
import styles from './desk-keys.module.css';
import { areLettersOn, setLettersOn, useKeys } from './use-keys.ts';

interface DeskKeysProps {
  root: RefObject<HTMLElement | null>;
  /** Reference of the enquiry that was opened last. */
  last: string;
  isListSeen: boolean;
  /** Goes from the open enquiry to the list. */
  toList: () => void;
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
}

/** The keys of the lists, and what tells of all keys. */
export function DeskKeys({ root, last, isListSeen, toList, isHelpOpen, onHelp }: DeskKeysProps) {
  const wantsSearch = useRef(false);
  // Behind an open enquiry the field is hidden, and the way back takes its time.
  useEffect(() => {
    if (!isListSeen || !wantsSearch.current) return;
    wantsSearch.current = false;
    focusSearch(root.current);
  }, [isListSeen, root]);
  const search = () => {
    if (isListSeen) {
      focusSearch(root.current);
      return;
    }
    wantsSearch.current = true;
    toList();
  };
  useKeys((key) => {
    if (key === '?') return () => onHelp(true);
    if (key === '/') return search;
    const by = rowMoves[key];
    return isListSeen && by ? () => moveFocus(root.current, last, by) : undefined;
  });
  return isHelpOpen && <KeysDialog onClosed={() => onHelp(false)} />;
}

function focusSearch(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('input[type=search]')?.focus();
}

const rowMoves: Readonly<Partial<Record<string, 1 | -1>>> = {
  ...{ j: 1, ArrowDown: 1 },
  ...{ k: -1, ArrowUp: -1 },
};

/** To the row before or after, or at first to the one that was opened last. */
function moveFocus(root: HTMLElement | null, last: string, by: 1 | -1): void {
  const rows = [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row === document.activeElement);
  const before = rows.find((row) => row.dataset.row === last);
  (at < 0 ? (before ?? rows[0]) : rows[at + by])?.focus();
}

const lines: readonly { press: readonly string[]; does: string }[] = [
  { press: ['j', 'k'], does: keys.move },
  { press: ['↓', '↑'], does: keys.moveInList },
  { press: [keys.names.enter], does: keys.enter },
  { press: [keys.names.escape], does: keys.escape },
  { press: ['c'], does: keys.call },
  { press: ['o'], does: keys.outcome },
  { press: ['n'], does: keys.note },
  { press: ['a'], does: keys.assign },
  { press: ['u'], does: keys.undo },
  { press: ['/'], does: keys.search },
  { press: ['?'], does: keys.help },
];

/** What the keys do. */
function KeysDialog({ onClosed }: { onClosed: () => void }) {
  const [areOn, setAreOn] = useState(areLettersOn);
  return (
    <Dialog title={keys.title} closeLabel={keys.close} onClose={onClosed}>
      <dl className={styles.keys}>
        {lines.map(({ press, does }) => (
          <div key={does}>
            <dt>
              {press.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField label={keys.letters}>
        {(control) => (
          <input
            {...control}
            type="checkbox"
            role="switch"
            checked={areOn}
            onChange={({ target }) => {
              setLettersOn(target.checked);
              setAreOn(target.checked);
            }}
          />
        )}
      </CheckboxField>
    </Dialog>
  );
}
