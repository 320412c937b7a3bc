import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Accepts files dropped on a place or, without one, anywhere on the page. Beside the place a dropped file does nothing:
 * the browser would leave the page and open it.
 * @returns whether files are being dragged over the place
 */
export function useDrop(
  onDrop: (files: File[], data: DataTransfer) => void,
  place?: RefObject<HTMLElement | null>,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onDrop);

  useEffect(() => {
    const isInPlace = ({ target }: Event) =>
      !place || (target instanceof Node && place.current?.contains(target) === true);
    const handlers = {
      dragover: (event: DragEvent) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(isInPlace(event));
      },
      dragleave: (event: DragEvent) => {
        // Without a related target the drag has left the window.
        if (event.relatedTarget === null) setIsOver(false);
      },
      drop: (event: DragEvent) => {
        const { dataTransfer: data } = event;
        if (!data?.files.length) return;
        event.preventDefault();
        setIsOver(false);
        if (isInPlace(event)) take([...data.files], data);
      },
    };
    const all = Object.entries(handlers) as [keyof typeof handlers, EventListener][];
    for (const [name, handler] of all) window.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of all) window.removeEventListener(name, handler);
    };
  }, [place]);

  return isOver;
}
