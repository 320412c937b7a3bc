import { contentLimits } from '@dealership/shared';
import { pictureTexts as texts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import { pictureFieldTexts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AboutPicture } from '../../../ui/forms/about-picture.tsx';
import { Choices } from '../../../ui/forms/picture-field.tsx';
import type { UploadMark } from '../../../ui/pictures/use-after-pictures.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import fieldStyles from '../../../ui/forms/picture-field.module.css';
import styles from './pictures-field.module.css';
import type { ContentDraft } from './use-content-draft.ts';
import { useDrop } from './files/use-drop.ts';
import type { PictureQueue } from './files/use-picture-queue.ts';

interface PicturesFieldProps {
  label: string;
  draft: Pick<ContentDraft, 'pictures' | 'queue' | 'say' | 'drop'>;
  error: string | undefined;
}

/** Several pictures chosen or dropped together, sent one after another, each with a description. */
export function PicturesField({ label, draft, error }: PicturesFieldProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { pictures, queue } = draft;
  const { progress, problems, failure, add, goOn, clear } = queue;
  useKeptFocus(place, progress !== undefined);
  const isOver = useDrop(add);
  return (
    <div
      ref={place}
      role="group"
      aria-labelledby={`${id}-label`}
      className={fieldStyles.field}
      data-upload={markOf(queue)}
    >
      <span id={`${id}-label`} className={fieldStyles.label}>
        {label}
      </span>
      <p className={fieldStyles.hint}>{texts.hint(contentLimits.galleryFiles)}</p>
      <div className={styles.zone} data-over={isOver || undefined}>
        {progress ? (
          <Button
            onClick={clear}
            aria-label={pictureFieldTexts.actionOf(pictureFieldTexts.cancel, label)}
          >
            {pictureFieldTexts.cancel}
          </Button>
        ) : (
          <Choices
            label={label}
            action={texts.choose}
            isSeveral
            onFiles={add}
            isWrong={error !== undefined}
          />
        )}
        {progress && (
          <progress
            className={fieldStyles.bar}
            max={progress.count}
            value={progress.number - 1 + (progress.share ?? 0)}
            aria-label={label}
          />
        )}
        <p className={fieldStyles.hint} role="status">
          {wordsOf(progress, pictures.length)}
        </p>
      </div>
      <div className={fieldStyles.failure} role="alert">
        {problems.map((problem, index) => (
          // Phones give many files the same name.
          <p key={`${index} ${problem}`}>{problem}</p>
        ))}
        {failure !== '' && <p>{failure}</p>}
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
                  draft.drop(picture.id);
                  // The button is removed with its picture.
                  place.current?.querySelector('input')?.focus();
                }}
              >
                {pictureFieldTexts.remove}
              </Button>
              <AboutPicture label={name} picture={picture} onSaid={draft.say} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function markOf({ progress, failure, isDone }: PictureQueue): UploadMark | undefined {
  if (progress) return 'sending';
  if (failure !== '') return 'failed';
  return isDone ? 'stored' : undefined;
}

function wordsOf(progress: PictureQueue['progress'], stored: number): string {
  if (progress) {
    const { number, count, share } = progress;
    return share === undefined
      ? texts.preparing(number, count)
      : texts.sending(number, count, Math.floor(share * 100));
  }
  return stored > 0 ? texts.stored(stored) : '';
}
