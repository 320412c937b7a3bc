import type { UploadedPicture } from '@dealership/shared';
import { pictureFieldTexts as texts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import styles from './picture-field.module.css';

/** The step of an arrow key, in percent. */
const STEP = 5;

type Focus = UploadedPicture['focus'];

interface FocusPickerProps extends Pick<UploadedPicture, 'path' | 'focus'> {
  onChange: (focus: Focus) => void;
}

/** Sets the place of a picture that stays visible, by a press on it or by the arrow keys. */
export function FocusPicker({ path, focus, onChange }: FocusPickerProps) {
  const id = useId();
  const choose = (to: Focus) => {
    const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));
    onChange({ x: within(to.x), y: within(to.y) });
  };
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A press by keyboard has no place in the picture.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    choose({ x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    choose({ x: focus.x + step[0], y: focus.y + step[1] });
  };
  return (
    <div className={styles.focus}>
      <span className={styles.label}>{texts.focus}</span>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.focusHint}
      </p>
      <button
        type="button"
        className={styles.place}
        aria-label={texts.focus}
        aria-describedby={`${id}-hint ${id}-at`}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img src={path} alt="" draggable={false} />
        <span className={styles.mark} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </button>
      <p id={`${id}-at`} className={styles.hint} role="status">
        {texts.focusAt(focus.x, focus.y)}
      </p>
    </div>
  );
}
