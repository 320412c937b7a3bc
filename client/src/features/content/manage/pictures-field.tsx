import { contentLimits } from '@dealership/shared';
import { pictureTexts as texts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import { pictureFieldTexts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AboutPicture } from '../../../ui/forms/about-picture.tsx';
import { UploadControls } from '../../../ui/forms/picture-field.tsx';
import { useDrop } from '../../../ui/forms/use-drop.ts';
import type { Upload } from '../../../ui/forms/use-uploads.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import fieldStyles from '../../../ui/forms/picture-field.module.css';
import styles from './pictures-field.module.css';
import type { NewContent } from './use-new-content.ts';

interface PicturesFieldProps {
  label: string;
  content: Pick<NewContent, 'pictures' | 'queue' | 'describe' | 'drop'>;
  error: string | undefined;
}

/** Several pictures chosen or dropped together, sent one after another, each with a description. */
export function PicturesField({ label, content, error }: PicturesFieldProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { pictures, queue } = content;
  const { upload, problems, add, goOn, clear } = queue;
  const { number, count, failure } = upload;
  useKeptFocus(place, upload.mark === 'sending');
  const isOver = useDrop(add);
  return (
    <div
      ref={place}
      role="group"
      aria-labelledby={`${id}-label`}
      className={fieldStyles.field}
      data-upload={upload.mark}
    >
      <span id={`${id}-label`} className={fieldStyles.label}>
        {label}
      </span>
      <p className={fieldStyles.hint}>{texts.hint(contentLimits.galleryFiles)}</p>
      <div className={styles.zone} data-over={isOver || undefined}>
        <UploadControls
          label={label}
          action={texts.choose}
          upload={upload}
          words={wordsOf(upload, pictures.length)}
          isSeveral
          isWrong={error !== undefined}
          onFiles={add}
          onCancel={clear}
        />
      </div>
      <div className={fieldStyles.failure} role="alert">
        {problems.map((problem, index) => (
          // Phones give many files the same name.
          <p key={`${index} ${problem}`}>{problem}</p>
        ))}
        {failure !== '' && <p>{`${failure} ${texts.left(count - number + 1)}`}</p>}
        {error !== undefined && <p>{error}</p>}
      </div>
      {failure !== '' && (
        <div className="line">
          <Button onClick={goOn}>{texts.goOn}</Button>
          <Button variant="quiet" onClick={clear}>
            {texts.leaveOut}
          </Button>
        </div>
      )}
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label={texts.chosen}>
          {pictures.map(({ name, picture }) => (
            <li key={picture.id} className={styles.picture}>
              <img src={picture.path} alt={picture.alt.en} loading="lazy" decoding="async" />
              <span className={styles.name}>{name}</span>
              <Button
                variant="quiet"
                aria-label={texts.remove(name)}
                onClick={() => {
                  content.drop(picture.id);
                  // The button is removed with its picture.
                  place.current?.querySelector('input')?.focus();
                }}
              >
                {pictureFieldTexts.remove}
              </Button>
              <AboutPicture label={name} picture={picture} onDescribed={content.describe} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function wordsOf({ mark, number, count, share }: Upload, stored: number): string {
  if (mark === 'sending') {
    return share === undefined
      ? texts.preparing(number, count)
      : texts.sending(number, count, Math.floor(share * 100));
  }
  return stored > 0 ? texts.stored(stored) : '';
}
