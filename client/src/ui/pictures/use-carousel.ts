import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMedia } from '../use-media.ts';

interface Options {
  count: number;
  /** Whether Next goes from the end to the start. */
  wraps: boolean;
  rotateEveryMs: number | undefined;
  /** Index of the item that must be in view; -1: none. */
  shownIndex: number;
  /** Called when the track rests after a swipe or a key moved it, if one item is shown at a time. */
  onRest: (index: number) => void;
}

/** For browsers without `scrollend`: after this time without a scroll event the track counts as still. */
const STILL_AFTER_MS = 120;

/** Position and moves of a track that scrolls natively. */
export function useCarousel(
  track: HTMLUListElement | null,
  { count, wraps, rotateEveryMs, shownIndex, onRest }: Options,
) {
  const { first, perView, findFirst, scrollTo } = useTrack(track, { count, shownIndex, onRest });
  const [hasMoved, setMoved] = useState(false);
  const furthest = Math.max(0, count - perView);

  /** The first item shown after moving by a page; wraps or stops at the ends. */
  const stepFrom = (at: number, direction: 1 | -1) => {
    const isAtEnd = direction === 1 ? at >= furthest : at <= 0;
    if (isAtEnd && wraps) return direction === 1 ? 0 : furthest;
    return Math.min(furthest, Math.max(0, at + direction * perView));
  };
  const move = (index: number) => {
    setMoved(true);
    scrollTo(Math.min(furthest, index), true);
  };
  const rotation = useRotation(track, {
    everyMs: rotateEveryMs,
    goOn: () => scrollTo(stepFrom(findFirst(), 1)),
  });

  const pages = Math.ceil(count / perView);
  return {
    /** Index of the first item in view, and of the last. */
    first,
    last: Math.min(count, first + perView) - 1,
    pages,
    page: first >= furthest ? pages - 1 : Math.round(first / perView),
    canGoBack: furthest > 0 && (wraps || first > 0),
    canGoOn: furthest > 0 && (wraps || first < furthest),
    goBack: () => move(stepFrom(findFirst(), -1)),
    goOn: () => move(stepFrom(findFirst(), 1)),
    goTo: move,
    goToPage: (index: number) => move(index * perView),
    hasMoved,
    ...rotation,
  };
}

/**
 * The items in view. The track's scroll position is the state, except during a move by a button, where the target
 * counts, so that quick clicks add up.
 */
function useTrack(
  track: HTMLUListElement | null,
  { count, shownIndex, onRest }: Pick<Options, 'count' | 'shownIndex' | 'onRest'>,
) {
  const [{ first, perView }, setView] = useState({ first: 0, perView: 1 });
  const goal = useRef<number>(undefined);
  /** Whether a swipe or a key has moved the track since its width last changed. */
  const isByHand = useRef(false);

  const measure = useCallback(() => {
    const view = track && measureTrack(track);
    if (!view) return;
    setView((old) => {
      const at = goal.current ?? view.first;
      return old.first === at && old.perView === view.perView
        ? old
        : { first: at, perView: view.perView };
    });
  }, [track]);

  const settle = useEffectEvent(() => {
    // The end of an earlier move may be reported after the next has begun: that one counts until it arrives.
    if (track && goal.current !== undefined && !isAt(track, goal.current)) return;
    goal.current = undefined;
    measure();
    const view = track && measureTrack(track);
    if (isByHand.current && view?.perView === 1) onRest(view.first);
  });

  useLayoutEffect(() => {
    if (!track) return;
    measure();
    const endMove = (byHand: boolean) => {
      goal.current = undefined;
      isByHand.current = byHand;
    };
    return watchTrack(track, {
      onScroll: measure,
      onRest: () => settle(),
      // A touch of the track cancels the move in progress.
      onHand: () => endMove(true),
      onResize: () => {
        // The browser then scrolls without a visitor, and the target of a move is at another position.
        endMove(false);
        measure();
      },
    });
  }, [track, measure, count]);

  useLayoutEffect(() => {
    if (shownIndex < 0 || !track) return;
    const view = measureTrack(track);
    if (!view || (shownIndex >= view.first && shownIndex < view.first + view.perView)) return;
    const left = leftOf(track, Math.min(shownIndex, Math.max(0, count - view.perView)));
    goal.current = undefined;
    // The item beside it, when tapped, moves as by a swipe.
    track.scrollTo({ left, behavior: isByHand.current ? 'auto' : 'instant' });
  }, [track, shownIndex, count, perView]);

  const scrollTo = (index: number, byHand = false) => {
    if (!track) return;
    if (byHand) isByHand.current = true;
    goal.current = index;
    setView((old) => ({ ...old, first: index }));
    // Smooth where the style sheet asks for it.
    track.scrollTo({ left: leftOf(track, index) });
  };
  return {
    first,
    perView,
    /** The first item in view, or where the move in progress ends. */
    findFirst: () => goal.current ?? (track && measureTrack(track))?.first ?? first,
    scrollTo,
  };
}

/** Moves on at an interval, but not for those who want less motion, unless they start it. */
function useRotation(
  track: HTMLElement | null,
  { everyMs, goOn }: { everyMs: number | undefined; goOn: () => void },
) {
  const [choice, setChoice] = useState<'running' | 'stopped'>();
  const wantsStill = useMedia('(prefers-reduced-motion: reduce)');
  const isRotating =
    everyMs !== undefined && (choice === undefined ? !wantsStill : choice === 'running');
  const moveOn = useEffectEvent(goOn);
  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => {
      // Not under the pointer or the focus, and not while it is out of view.
      if (!track || document.hidden || track.offsetParent === null) return;
      if (!track.parentElement?.matches(':hover, :focus-within')) moveOn();
    }, everyMs);
    return () => clearInterval(timer);
  }, [track, isRotating, everyMs]);
  return { isRotating, toggleRotation: () => setChoice(isRotating ? 'stopped' : 'running') };
}

interface TrackEvents {
  onScroll: () => void;
  onRest: () => void;
  onHand: () => void;
  onResize: () => void;
}

/** @returns a function that ends it */
function watchTrack(track: HTMLElement, { onScroll, onRest, onHand, onResize }: TrackEvents) {
  const watching = new AbortController();
  const { signal } = watching;
  let timer: number | undefined;
  const handleScroll = () => {
    onScroll();
    if ('onscrollend' in track) return;
    clearTimeout(timer);
    timer = window.setTimeout(onRest, STILL_AFTER_MS);
  };
  const handleFocus = ({ target }: FocusEvent) => {
    onHand();
    // A focused link in a hidden item scrolls into view automatically, one in a partly visible item does not.
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  };
  track.addEventListener('scroll', handleScroll, { passive: true, signal });
  track.addEventListener('scrollend', onRest, { signal });
  track.addEventListener('pointerdown', onHand, { signal });
  track.addEventListener('wheel', onHand, { passive: true, signal });
  track.addEventListener('focusin', handleFocus, { signal });
  const sizes = new ResizeObserver(onResize);
  sizes.observe(track);
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
    watching.abort();
  };
}

function leftOf(track: HTMLElement, index: number): number {
  const [start, item] = [track.firstElementChild, track.children[index]];
  if (!(start instanceof HTMLElement && item instanceof HTMLElement)) return 0;
  return item.offsetLeft - start.offsetLeft;
}

/** Whether the track is at the position of an item, or as near to it as it can go; half a pixel may be missing. */
function isAt(track: HTMLElement, index: number): boolean {
  const left = Math.min(leftOf(track, index), track.scrollWidth - track.clientWidth);
  return Math.abs(track.scrollLeft - left) <= 1;
}

/** The first item in view and how many there are; undefined while nothing is laid out. */
function measureTrack(track: HTMLElement): { first: number; perView: number } | undefined {
  const [item, next] = track.children;
  if (!(item instanceof HTMLElement)) return undefined;
  const stride = next instanceof HTMLElement ? next.offsetLeft - item.offsetLeft : item.offsetWidth;
  if (stride <= 0) return undefined;
  return {
    first: Math.round(track.scrollLeft / stride),
    perView: Math.max(1, Math.round(track.clientWidth / stride)),
  };
}
