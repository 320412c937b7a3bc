import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** In ms; about as long as phones wait before they open a menu of their own. */
const LONG_MS = 500;

/** A finger that moves further, in CSS pixels, scrolls. */
const MOVED_PX = 10;

interface Press {
  reference: string;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
  isDone: boolean;
}

/**
 * Handlers for a list whose rows are `<li>` with `data-row`: a finger that rests on a row calls `onLongPress` with the
 * row's reference, and the tap that ends it does nothing else.
 */
export function useLongPress(onLongPress: (reference: string) => void) {
  const press = useRef<Press>(undefined);
  const stop = () => clearTimeout(press.current?.timer);
  useEffect(() => stop, []);
  const fire = (now: Press) => {
    clearTimeout(now.timer);
    if (now.isDone) return;
    now.isDone = true;
    onLongPress(now.reference);
  };
  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      press.current = undefined;
      if (pointerType !== 'touch' || !(target instanceof Element)) return;
      const row = target.closest('li')?.querySelector<HTMLElement>('[data-row]');
      const reference = row?.dataset.row;
      if (reference === undefined) return;
      const timer = setTimeout(() => press.current && fire(press.current), LONG_MS);
      press.current = { reference, x, y, timer, isDone: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > MOVED_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The phone's menu of a link would come at the same moment.
    onContextMenu: (event: MouseEvent) => {
      if (!press.current) return;
      event.preventDefault();
      fire(press.current);
    },
    onClickCapture: (event: MouseEvent) => {
      if (!press.current?.isDone) return;
      press.current = undefined;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
