import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { LineDrawing } from './icon.tsx';
import styles from './menu-button.module.css';

const dots =
  'M6 12a1 1 0 1 1-2 0 1 1 0 1 1 2 0M13 12a1 1 0 1 1-2 0 1 1 0 1 1 2 0M20 12a1 1 0 1 1-2 0 1 1 0 1 1 2 0';

interface MenuButtonProps {
  label: string;
  /** Three dots if it is absent. */
  children?: ReactNode;
  items: readonly { label: string; onSelect: () => void }[];
  /** The menu cannot be opened now. */
  isBusy?: boolean;
  /** Marks the button for its list. */
  'data-action'?: string;
}

/** A button that opens a short menu; arrow keys, Home, End and Escape work as in any menu. */
export function MenuButton({ label, children, items, isBusy = false, ...marks }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useOpenMenu({ isOpen, root, button, list, onOutside: () => setIsOpen(false) });

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  const handleKey = (event: KeyboardEvent) => {
    const all = entries(list.current);
    const at = all.findIndex((entry) => entry === document.activeElement);
    const steps: Partial<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1 + all.length,
      Home: 0,
      End: all.length - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      all[next % all.length]?.focus();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      setIsOpen(false);
    }
  };

  return (
    <div className={styles.root} ref={root}>
      <button
        {...marks}
        type="button"
        ref={button}
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => setIsOpen(!isOpen && !isBusy)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen || isBusy) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {children ?? <LineDrawing path={dots} />}
      </button>
      {isOpen && (
        <div
          id={id}
          ref={list}
          className={styles.menu}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={handleKey}
        >
          {items.map(({ label: text, onSelect }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface OpenMenu {
  isOpen: boolean;
  root: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  onOutside: () => void;
}

/** Places an open menu beside its button and gives it the focus; a press elsewhere closes it. */
function useOpenMenu({ isOpen, root, button, list, onOutside }: OpenMenu): void {
  const leave = useEffectEvent(onOutside);
  useEffect(() => {
    if (!isOpen) return;
    const follow = () => place(list.current, button.current);
    follow();
    entries(list.current)[0]?.focus({ preventScroll: true });
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target)) return;
      leave();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('scroll', follow, true);
    globalThis.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('scroll', follow, true);
      globalThis.removeEventListener('resize', follow);
    };
  }, [isOpen, root, button, list]);
}

/** Opens the menu above everything, so that no table cuts it off: below its button, or above if there is more room. */
function place(list: HTMLElement | null, button: HTMLElement | null): void {
  // Browsers without popover support show it below the button.
  if (!list || !button || !('showPopover' in list)) return;
  list.popover = 'manual';
  if (!list.matches(':popover-open')) list.showPopover();
  const { top, bottom, right } = button.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isAbove = bottom + list.scrollHeight > height && top > height - bottom;
  const [start, end] = isAbove ? ['auto', `${height - top}px`] : [`${bottom}px`, 'auto'];
  list.style.inset = `${start} ${width - right}px ${end} auto`;
  list.style.maxHeight = `calc(${isAbove ? top : height - bottom}px - 2 * var(--space-4))`;
}

function entries(list: HTMLElement | null): HTMLElement[] {
  return list === null ? [] : [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}
