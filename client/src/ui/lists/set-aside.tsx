import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Removes its children from the document while they are set aside: they cannot be seen, found or read aloud.
 * They stay mounted in memory with their input, and come back unchanged.
 */
export function SetAside({ isAside, children }: { isAside: boolean; children: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  const [holder] = useState(createHolder);

  useLayoutEffect(() => {
    if (isAside) return;
    slot.current?.append(holder);
    openDialogsAgain(holder);
    focused.current?.focus();
    return () => {
      const { activeElement } = document;
      const isInside = activeElement instanceof HTMLElement && holder.contains(activeElement);
      focused.current = isInside ? activeElement : null;
      holder.remove();
    };
  }, [isAside, holder]);

  return (
    <div ref={slot} style={{ display: 'contents' }}>
      {createPortal(children, holder)}
    </div>
  );
}

function createHolder(): HTMLElement {
  const holder = document.createElement('div');
  holder.style.display = 'contents';
  return holder;
}

/** A dialog removed from the document is no longer open, although its `open` attribute stays. */
function openDialogsAgain(holder: HTMLElement): void {
  for (const dialog of holder.querySelectorAll('dialog')) {
    if (!dialog.open) continue;
    dialog.removeAttribute('open');
    dialog.showModal();
  }
}
