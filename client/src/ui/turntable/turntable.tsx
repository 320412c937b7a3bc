import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { turntableTexts as texts } from '@dealership/shared/texts/common/turntable.ts';
import { Icon } from '../icon.tsx';
import { LoadProblem } from '../load-problem.tsx';
import { useMedia } from '../use-media.ts';
import type { FrameSource } from './frame-loader.ts';
import { useTurntable, VIEW } from './use-turntable.ts';
import styles from './turntable.module.css';

/** Horizontal movement per frame (rules: given-figures). */
const PIXELS_PER_FRAME = 10;

interface TurntableProps {
  name: string;
  /** In turning order; the same list for as long as it is shown. */
  sources: readonly FrameSource[];
}

/** The 360 view, turned by mouse, finger, arrow keys, or the two buttons. */
export function Turntable(props: TurntableProps) {
  const [tries, setTries] = useState(0);
  return <Turning key={tries} {...props} onRetry={() => setTries((count) => count + 1)} />;
}

function Turning({ name, sources, onRetry }: TurntableProps & { onRetry: () => void }) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const { turn, position, count, ready, isUsable, isWhole, hasFailed } = useTurntable(
    canvas,
    sources,
  );
  /** Position of the pointer at the last change of frame. */
  const grip = useRef<number>(undefined);
  const usualHint = useMedia('(pointer: coarse)') ? texts.hintForTouch : texts.hint;

  if (hasFailed) return <LoadProblem text={texts.failed} onRetry={onRetry} />;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    grip.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (grip.current === undefined) return;
    const steps = Math.trunc((clientX - grip.current) / PIXELS_PER_FRAME);
    if (steps === 0) return;
    grip.current += steps * PIXELS_PER_FRAME;
    turn(steps);
  };
  const letGo = () => {
    grip.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -position,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(step);
  };
  const hint = isWhole ? usualHint : `${texts.loading} ${texts.progress(ready, count)}`;
  const degrees = Math.round((position * 360) / sources.length);

  return (
    <div className={styles.turntable}>
      <div
        className={styles.view}
        data-usable={isUsable || undefined}
        role="slider"
        tabIndex={0}
        aria-label={texts.label(name)}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees}
        aria-valuetext={texts.angle(degrees)}
        aria-disabled={!isUsable}
        data-frame={position}
        {...(isUsable && { onPointerDown, onPointerMove, onKeyDown })}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <canvas ref={setCanvas} className={styles.canvas} width={VIEW.width} height={VIEW.height} />
      </div>
      {!isUsable && (
        <p className={styles.loading} role="status">
          {texts.loading} <span className={styles.progress}>{texts.progress(ready, count)}</span>
          <progress className={styles.bar} max={count} value={ready} aria-label={texts.loading} />
        </p>
      )}
      <div className={styles.controls}>
        {(['left', 'right'] as const).map((to) => (
          <button
            key={to}
            type="button"
            className={styles.button}
            aria-label={texts[to]}
            disabled={!isUsable}
            onClick={() => turn(to === 'left' ? -1 : 1)}
          >
            <Icon name={to} size={24} />
          </button>
        ))}
      </div>
      <p className={styles.hint}>{isUsable && <span key={hint}>{hint}</span>}</p>
    </div>
  );
}
