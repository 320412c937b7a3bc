import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './set-aside.module.css';

interface SetAsideProps {
  isAside: boolean;
  children: ReactNode;
}

/**
 * Takes its children out of the document while they are set aside: nothing of them can be seen, found or
 * read aloud. They live on in memory with what was typed into them, and come back as they were.
 */
export function SetAside({ isAside, children }: SetAsideProps) {
  const slot = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  const [frame] = useState(createFrame);

  useLayoutEffect(() => {
    if (isAside) return;
    slot.current?.append(frame);
    openDialogsAgain(frame);
    focused.current?.focus();
    return () => {
      const { activeElement } = document;
      const isInside = activeElement instanceof HTMLElement && frame.contains(activeElement);
      focused.current = isInside ? activeElement : null;
      frame.remove();
    };
  }, [isAside, frame]);

  return (
    <div ref={slot} className={styles.frame}>
      {createPortal(children, frame)}
    </div>
  );
}

function createFrame(): HTMLElement {
  const frame = document.createElement('div');
  frame.className = styles.frame ?? '';
  return frame;
}

/** A dialog that leaves the document is open no more, though it says so. */
function openDialogsAgain(frame: HTMLElement): void {
  for (const dialog of frame.querySelectorAll('dialog')) {
    if (!dialog.open) continue;
    dialog.removeAttribute('open');
    dialog.showModal();
  }
}
