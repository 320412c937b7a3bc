import { screenAddress } from '@dealership/shared';
import { jumpTexts as texts } from '@dealership/shared/texts/staff/desk/jump.ts';
import { keysTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { latePart } from '../../../lib/browser/late.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { LineDrawing } from '../../../ui/icon.tsx';
import { askForKeys, useKeysAsked } from '../common/keys-asked.ts';
import { isMac, useKeys } from '../../../lib/staff/use-keys.ts';
import type { Way } from './find-ways.ts';
import styles from './jump-tools.module.css';
import goStyles from './go-keys.module.css';

const { names } = keysTexts;

const JumpDialog = latePart(async () => (await import('./jump-dialog.tsx')).JumpDialog);
const KeysDialog = latePart(async () => (await import('./keys-dialog.tsx')).KeysDialog);

interface JumpToolsProps {
  ways: readonly Way[];
  goes: readonly Go[];
  onOpened: () => void;
}

/** In the back office bar: a field that jumps to what it finds, and the list of keys (rules: keys). */
export function JumpTools({ ways, goes, onOpened }: JumpToolsProps) {
  const hasDesk = useMay('enquiries.read');
  const [isOpen, setIsOpen] = useState(false);
  const isHelpOpen = useKeysAsked();
  const button = useRef<HTMLButtonElement>(null);
  const open = useOpen(onOpened);

  // While the screens are hidden, no dialog can be shown.
  const isThere = () => button.current?.isConnected === true;
  useJumpKey(() => isThere() && setIsOpen(true));
  useKeys((key) => (key === '?' && isThere() ? () => askForKeys() : undefined), { isFirst: true });
  // The next user has not asked for it.
  useEffect(() => () => askForKeys(false), []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="tap plain bar-button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => setIsOpen(true)}
      >
        <LineDrawing
          path="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.3 15.3L20 20"
          size={24}
        />
        {/* The button's name; hidden from view where there is no room for it. */}
        <span className={styles.word}>{texts.title}</span>{' '}
        <kbd className={styles.keys}>
          {isMac ? names.command : names.control} {names.jump}
        </kbd>
      </button>
      <GoKeys goes={goes} onOpen={open} />
      {isOpen && (
        <JumpDialog
          ways={ways}
          onOpen={open}
          onKeys={() => askForKeys()}
          onClosed={() => setIsOpen(false)}
        />
      )}
      {isHelpOpen && (
        <KeysDialog goes={goes} hasDesk={hasDesk} onClosed={() => askForKeys(false)} />
      )}
    </>
  );
}

/** Ctrl+K, or the command key and K. It works in fields too, but never over a dialog: that may be half filled in. */
function useJumpKey(act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    // In other scripts the key's position counts.
    const isK = /^[a-z]$/i.test(event.key)
      ? event.key.toLowerCase() === 'k'
      : event.code === 'KeyK';
    if (!isHeld || !isK || event.shiftKey || event.altKey) return;
    // Otherwise the browser's own search takes the focus.
    event.preventDefault();
    if (document.querySelector('dialog[open]') === null) act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const isDesk = (address: string) => address.split('?')[0] === screenAddress('desk');

/** Opens an address like a link; the focus moves to the screen, for people who use a keyboard. */
function useOpen(onOpened: () => void): (to: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (to) => {
    onOpened();
    if (to === pathname + search) return;
    void navigate(to);
    document.getElementById('screen')?.focus({ preventScroll: true });
    // The desk restores its list's scroll position.
    if (!isDesk(to) || !isDesk(pathname)) window.scrollTo({ top: 0, behavior: 'instant' });
  };
}

/** A screen with its letter, which is pressed after `g`. */
export interface Go {
  letter: string;
  title: string;
  to: string;
}

/** How long the letter may take, in ms. */
const WAIT_MS = 1500;

/** `g` and a letter lead to a screen, as a link does. After `g` the possible letters are shown. */
function GoKeys({ goes, onOpen }: { goes: readonly Go[]; onOpen: (to: string) => void }) {
  /** When `g` was pressed; 0: not pressed. */
  const [begun, setBegun] = useState(0);
  useEffect(() => {
    if (begun === 0) return;
    const timer = setTimeout(() => setBegun(0), WAIT_MS);
    return () => clearTimeout(timer);
  }, [begun]);
  useKeys(
    (key) => {
      if (key === 'g') return () => setBegun(performance.now());
      if (begun === 0) return undefined;
      setBegun(0);
      const go = goes.find(({ letter }) => letter === key);
      return go && (() => onOpen(go.to));
    },
    { isFirst: true },
  );
  return (
    begun > 0 && (
      // Users of screen readers have the list of all keys.
      <ul className={goStyles.hint} aria-hidden="true">
        {goes.map(({ letter, title }) => (
          <li key={letter}>
            <kbd>{letter}</kbd> {title}
          </li>
        ))}
      </ul>
    )
  );
}
