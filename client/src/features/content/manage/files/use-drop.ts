import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Accepts files dropped anywhere on the page, where the browser would otherwise leave the page and open the file.
 * @returns whether files are being dragged over the page
 */
export function useDrop(onDrop: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onDrop);

  useEffect(() => {
    const handlers = {
      dragover: (event: DragEvent) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
      dragleave: (event: DragEvent) => {
        // Without a related target the drag has left the window.
        if (event.relatedTarget === null) setIsOver(false);
      },
      drop: (event: DragEvent) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return;
        event.preventDefault();
        setIsOver(false);
        take(files);
      },
    };
    const all = Object.entries(handlers) as [keyof typeof handlers, EventListener][];
    for (const [name, handler] of all) window.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of all) window.removeEventListener(name, handler);
    };
  }, []);

  return isOver;
}
