import { screenAddress } from '@dealership/shared';
import { jumpTexts as texts } from '@dealership/shared/texts/staff/desk/jump.ts';
import { keysTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { late } from '../../../lib/browser/late.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { LineDrawing } from '../../../ui/icon.tsx';
import { areKeysAsked, askForKeys, onKeysAsked } from '../common/keys-asked.ts';
import { isMac, useKeys } from '../common/use-keys.ts';
import type { Way } from './find-screens.ts';
import { GoKeys, type Go } from './go-keys.tsx';
import styles from './jump-tools.module.css';

const { names } = keysTexts;

const JumpDialog = late(async () => (await import('./jump-dialog.tsx')).JumpDialog);
const KeysDialog = late(async () => (await import('./keys-dialog.tsx')).KeysDialog);

interface JumpToolsProps {
  /** The screens that the person may see. */
  ways: readonly Way[];
  goes: readonly Go[];
  /** Something else is shown now. */
  onOpened: () => void;
}

/** In the bar of the back office: what jumps to a customer, an enquiry or a screen; and the keys of all screens (rules: keys). */
export function JumpTools({ ways, goes, onOpened }: JumpToolsProps) {
  const hasDesk = useMay('enquiries.read');
  const [isOpen, setIsOpen] = useState(false);
  const isHelpOpen = useSyncExternalStore(onKeysAsked, areKeysAsked);
  const button = useRef<HTMLButtonElement>(null);
  const open = useOpen(onOpened);

  // While the screens are set aside, no dialog can be shown.
  const isThere = () => button.current?.isConnected === true;
  useJumpKey(() => isThere() && setIsOpen(true));
  useKeys((key) => (key === '?' && isThere() ? () => askForKeys() : undefined), { isFirst: true });
  // Whoever signs in next has not asked.
  useEffect(() => () => askForKeys(false), []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.jump}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => setIsOpen(true)}
      >
        <LineDrawing
          path="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.3 15.3L20 20"
          size={24}
        />
        {/* Its name is what is read; where there is no room for it, it is not drawn. */}
        <span className={styles.word}>{texts.title}</span>{' '}
        <kbd className={styles.keys}>
          {isMac ? names.command : names.control} {names.jump}
        </kbd>
      </button>
      <GoKeys goes={goes} onOpen={open} />
      <Suspense>
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
      </Suspense>
    </>
  );
}

/** Ctrl+K, or the command key and K. It works in fields too, but never over a dialog: that may be half filled in. */
function useJumpKey(act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    // With letters of another script the place of the key counts.
    const isK = /^[a-z]$/i.test(event.key)
      ? event.key.toLowerCase() === 'k'
      : event.code === 'KeyK';
    if (!isHeld || !isK || event.shiftKey || event.altKey) return;
    // The browser's own search would take the focus.
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

/** Opens an address as a link does; the focus goes where whoever uses a keyboard reads on. */
function useOpen(onOpened: () => void): (to: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (to) => {
    onOpened();
    if (to === pathname + search) return;
    void navigate(to);
    document.getElementById('screen')?.focus({ preventScroll: true });
    // The desk remembers the place of its list by itself.
    if (!isDesk(to) || !isDesk(pathname)) window.scrollTo({ top: 0, behavior: 'instant' });
  };
}
