import { useEffect, useRef, useState, type MouseEvent, type PointerEvent as Move } from 'react';
import { uiTexts } from '@dealership/shared/texts/common/ui.ts';
import { Icon, LineDrawing } from '../icon.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import styles from './magnifier.module.css';

const texts = uiTexts.magnifier;

/** Magnification, and the width of the glass in pixels (rules: given-figures). */
const ZOOM = 1.5;
const GLASS_PX = 150;

const ZOOM_PATH =
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5L20 20M10.5 8v5M8 10.5h5';

type MagnifierProps = Pick<PictureProps, 'picture' | 'alt' | 'sizes' | 'isCutOut'>;

interface Glass {
  /** Where the pointer is on the picture, and the picture's size, in pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A picture with a magnifier: a round glass follows the mouse; a tap, or the button, enlarges the picture in
 * place, where it can be moved by swipe or arrow keys.
 */
export function Magnifier({ picture, alt, sizes, isCutOut = false }: MagnifierProps) {
  const lens = useRef<HTMLDivElement>(null);
  const [glass, setGlass] = useState<Glass>();
  /** The point to keep in the middle of the enlarged picture, as fractions of its size. */
  const [spot, setSpot] = useState<{ x: number; y: number }>();
  const isEnlarged = spot !== undefined;

  useEffect(() => {
    const element = lens.current;
    if (!spot || !element) return;
    element.scrollLeft = spot.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = spot.y * element.scrollHeight - element.clientHeight / 2;
  }, [spot]);

  const onPointerMove = (event: Move<HTMLElement>) => {
    if (event.pointerType !== 'mouse' || isEnlarged) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    setGlass({ x: event.clientX - left, y: event.clientY - top, width, height });
  };

  const onTap = ({ nativeEvent, currentTarget, clientX, clientY }: MouseEvent) => {
    if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType === 'mouse') return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setSpot(isEnlarged ? undefined : { x: (clientX - left) / width, y: (clientY - top) / height });
  };

  return (
    <div className={styles.magnifier}>
      {/* The button does the same for the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={lens}
        className={styles.lens}
        data-enlarged={isEnlarged || undefined}
        // A keyboard can only scroll an element with the focus.
        {...(isEnlarged && {
          tabIndex: 0,
          role: 'group',
          'aria-label': alt,
          style: { aspectRatio: isCutOut ? '4 / 3' : `${picture.width} / ${picture.height}` },
        })}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setGlass(undefined)}
        onClick={onTap}
      >
        <Picture
          picture={picture}
          alt={alt}
          sizes={sizes}
          isCutOut={isCutOut}
          className={styles.picture}
        />
      </div>
      {glass && !isEnlarged && (
        <div
          className={styles.glass}
          style={{ left: glass.x - GLASS_PX / 2, top: glass.y - GLASS_PX / 2 }}
        >
          <img
            src={picture.path}
            alt=""
            style={{
              width: glass.width * ZOOM,
              height: glass.height * ZOOM,
              left: GLASS_PX / 2 - glass.x * ZOOM,
              top: GLASS_PX / 2 - glass.y * ZOOM,
            }}
          />
        </div>
      )}
      <button
        type="button"
        className={styles.button}
        aria-pressed={isEnlarged}
        aria-label={isEnlarged ? texts.zoomOut : texts.zoomIn}
        onClick={() => {
          setGlass(undefined);
          setSpot(isEnlarged ? undefined : { x: 0.5, y: 0.5 });
        }}
      >
        {isEnlarged ? <Icon name="close" /> : <LineDrawing path={ZOOM_PATH} />}
      </button>
    </div>
  );
}
