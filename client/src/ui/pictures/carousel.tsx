import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { uiTexts } from '@dealership/shared/texts/common/ui.ts';
import { Icon } from '../icon.tsx';
import { useCarousel } from './use-carousel.ts';
import styles from './carousel.module.css';

const texts = uiTexts.carousel;

export interface CarouselItem {
  key: string;
  content: ReactNode;
  /** Announced with its position, if one item is shown at a time. */
  name?: string;
}

export interface CarouselProps {
  label: string;
  items: readonly CarouselItem[];
  /** The effect of Next at the end: back to the start, or nothing. */
  ends: 'wrap' | 'stop';
  /**
   * How many are shown at once from 640 px of width on, and from 1024 px; below it is one. Each number has a rule in
   * carousel.module.css.
   */
  perView?: readonly [tablet: 1 | 2, desktop: 1 | 3 | 6];
  /**
   * `below`: arrows and dots in a row under the items. `sides`: an arrow at each side, dots below; as `below` on
   * phones.
   * `over`: the row of `below`, on top of the items at their lower edge.
   */
  controls?: 'below' | 'sides' | 'over';
  hasDots?: boolean;
  between?: ReactNode;
  /** Moves on automatically at this interval, with a button that stops it; never under reduced motion. */
  rotateEveryMs?: number;
  /** The item that must be in view, such as the chosen one; a change scrolls to it. */
  shownKey?: string | undefined;
  /** Called when a swipe or a key has brought an item to the front, and it rests; only if one is shown at a time. */
  onShown?: (key: string) => void;
  className?: string | undefined;
}

/**
 * Items side by side in a track that scrolls natively, so that a swipe follows the finger and works before any script.
 * Arrows move by a page (as many items as are shown at once); the arrow keys, Home and End work wherever the focus is
 * inside. All items are in the page: a link in a hidden one can be focused, and scrolls into view.
 *
 * It is as high as its highest item: reserve that with `min-height` while the items are loading.
 */
export function Carousel({
  label,
  items,
  ends,
  perView: [tablet, desktop] = [1, 1],
  controls = 'below',
  hasDots = true,
  between,
  rotateEveryMs,
  shownKey,
  onShown,
  className,
}: CarouselProps) {
  const trackId = useId();
  const [track, setTrack] = useState<HTMLUListElement | null>(null);
  const carousel = useCarousel(track, {
    count: items.length,
    wraps: ends === 'wrap',
    rotateEveryMs,
    shownIndex: items.findIndex(({ key }) => key === shownKey),
    onRest: (index) => {
      const key = items[index]?.key;
      if (key !== undefined && key !== shownKey) onShown?.(key);
    },
  });
  const { first, last, isRotating } = carousel;

  return (
    // Keys that bubble from the arrows, the dots, the track, and the items.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={[styles.carousel, className].filter(Boolean).join(' ')}
      data-controls={controls}
      aria-roledescription={texts.role}
      aria-label={label}
      onKeyDown={(event) => moveByKey(event, carousel, items.length)}
    >
      <ul
        ref={setTrack}
        id={trackId}
        className={styles.track}
        data-tablet={tablet}
        data-desktop={desktop}
        aria-label={label}
        // A keyboard can only scroll an element with the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {items.map(({ key, content }) => (
          <li key={key} className={styles.item}>
            {content}
          </li>
        ))}
      </ul>
      <Controls
        carousel={carousel}
        trackId={trackId}
        hasDots={hasDots}
        between={between}
        canRotate={rotateEveryMs !== undefined}
      />
      {/* Moves are announced, but not automatic ones. */}
      <p className="visually-hidden" aria-live={isRotating ? 'off' : 'polite'}>
        {carousel.hasMoved &&
          [first === last && items[first]?.name, texts.position(first + 1, last + 1, items.length)]
            .filter(Boolean)
            .join(', ')}
      </p>
    </section>
  );
}

type Moves = ReturnType<typeof useCarousel>;

function moveByKey(event: KeyboardEvent, carousel: Moves, count: number): void {
  if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea'))
    return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const moves: Partial<Record<string, () => void>> = {
    ArrowLeft: carousel.goBack,
    ArrowRight: carousel.goOn,
    Home: () => carousel.goTo(0),
    End: () => carousel.goTo(count - 1),
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}

interface ControlsProps {
  carousel: Moves;
  trackId: string;
  hasDots: boolean;
  between: ReactNode;
  canRotate: boolean;
}

function Controls({ carousel, trackId, hasDots, between, canRotate }: ControlsProps) {
  const { pages, page, canGoBack, canGoOn } = carousel;
  const arrow = (to: 'previous' | 'next', isAble: boolean, onPress: () => void) => (
    <button
      type="button"
      className={styles.arrow}
      data-to={to}
      aria-label={texts[to]}
      aria-controls={trackId}
      // Not `disabled` at an end: that would drop the focus of keyboard users.
      aria-disabled={!isAble}
      onClick={isAble ? onPress : undefined}
    >
      <Icon name={to === 'previous' ? 'left' : 'right'} size={24} />
    </button>
  );
  return (
    <div className={styles.controls} data-single={pages < 2 || undefined}>
      {arrow('previous', canGoBack, carousel.goBack)}
      {hasDots && (
        <div className={styles.dots}>
          {Array.from({ length: pages }, (_, index) => (
            <button
              key={index}
              type="button"
              className={styles.dot}
              aria-label={texts.goTo(index + 1)}
              aria-controls={trackId}
              {...(index === page && { 'aria-current': true })}
              onClick={() => carousel.goToPage(index)}
            />
          ))}
        </div>
      )}
      {between}
      {canRotate && (
        <button
          type="button"
          className={styles.arrow}
          aria-label={carousel.isRotating ? texts.pause : texts.play}
          onClick={carousel.toggleRotation}
        >
          <Icon name={carousel.isRotating ? 'pause' : 'play'} />
        </button>
      )}
      {arrow('next', canGoOn, carousel.goOn)}
    </div>
  );
}
