import { contentLimits, type UploadedPicture } from '@dealership/shared';
import { pictureWordsTexts as texts } from '@dealership/shared/messages/staff/content.ts';
import { useEffect, useId, useRef, type PointerEvent } from 'react';
import { TextInput } from '../../../ui/text-input.tsx';
import styles from './edit-content.module.css';

/** What is said of a picture: in English what it shows, and the place that stays in sight. */
export interface Words {
  alt: string;
  focus: UploadedPicture['focus'];
}

export const noWords: Words = { alt: '', focus: { x: 50, y: 50 } };

interface PictureWordsProps {
  /** Address of the picture. */
  src: string;
  value: Words;
  error: string | undefined;
  onChange: (value: Words) => void;
}

/** Asks what a picture shows, and what of it stays in sight where only a part fits. */
export function PictureWords({ src, value, error, onChange }: PictureWordsProps) {
  const id = useId();
  const { alt, focus } = value;
  const point = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!point.current) return;
    point.current.style.left = `${focus.x}%`;
    point.current.style.top = `${focus.y}%`;
  }, [focus]);
  const press = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = (part: number) => Math.round(100 * Math.min(Math.max(part, 0), 1));
    onChange({
      alt,
      focus: { x: share((clientX - left) / width), y: share((clientY - top) / height) },
    });
  };
  return (
    <>
      <TextInput
        label={texts.alt}
        hint={texts.altHint}
        max={contentLimits.altText}
        value={alt}
        error={error}
        onChange={(typed) => onChange({ alt: typed, focus })}
      />
      <fieldset className={styles.focus}>
        <legend>{texts.focus}</legend>
        <p className={styles.hint}>{texts.focusHint}</p>
        {/* The sliders below do the same by keyboard. */}
        <div className={styles.place} onPointerDown={press}>
          <img src={src} alt="" draggable={false} />
          <span ref={point} className={styles.point} />
        </div>
        {(['x', 'y'] as const).map((axis) => (
          <div key={axis} className={styles.slider}>
            <label htmlFor={`${id}-${axis}`}>{axis === 'x' ? texts.fromLeft : texts.fromTop}</label>
            <input
              id={`${id}-${axis}`}
              type="range"
              min={0}
              max={100}
              value={focus[axis]}
              onChange={({ target }) =>
                onChange({ alt, focus: { ...focus, [axis]: Number(target.value) } })
              }
            />
            <output htmlFor={`${id}-${axis}`}>{focus[axis]}</output>
          </div>
        ))}
      </fieldset>
    </>
  );
}
