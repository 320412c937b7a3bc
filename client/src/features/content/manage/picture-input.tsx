import { useId } from 'react';
import { pictureTexts } from '@dealership/shared/messages/staff/content.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { megabytes, PICTURE_TYPES } from './check-files.ts';
import styles from './picture-input.module.css';
import { useDrop } from './use-drop.ts';
import type { ChosenPictures } from './use-pictures.ts';

interface PictureInputProps {
  chosen: ChosenPictures;
  /** Nothing was chosen, or the server refused what was. */
  error?: string | undefined;
  isDisabled: boolean;
  /** There is a picture already. */
  isOptional?: boolean;
}

/** Chooses pictures by a press or by dropping them, and shows them before they are sent. */
export function PictureInput({ chosen, error, isDisabled, isOptional = false }: PictureInputProps) {
  const id = useId();
  const isSeveral = chosen.most > 1;
  const count = isSeveral ? 'several' : 'one';
  const isOver = useDrop((files) => {
    if (!isDisabled) chosen.add(files);
  });
  const problems = [...chosen.problems, ...(error === undefined ? [] : [error])];
  const hint = isSeveral ? pictureTexts.hint.several(chosen.most) : pictureTexts.hint.one;

  return (
    <div className={styles.input}>
      <span className={styles.label} id={`${id}-label`}>
        {pictureTexts.label[count]}
      </span>
      <div className={styles.zone} data-over={isOver}>
        <label className={styles.choose}>
          <input
            type="file"
            className="visually-hidden"
            accept={PICTURE_TYPES.join(',')}
            multiple={isSeveral}
            disabled={isDisabled}
            required={!isOptional}
            aria-labelledby={`${id}-label ${id}-choose`}
            aria-describedby={`${id}-hint ${id}-problems`}
            aria-invalid={problems.length > 0}
            onChange={({ target }) => {
              chosen.add([...(target.files ?? [])]);
              // So that the same file can be chosen again after a correction.
              target.value = '';
            }}
          />
          <span className={buttonClass('secondary')} id={`${id}-choose`}>
            {isOptional ? pictureTexts.chooseOther : pictureTexts.choose[count]}
          </span>
        </label>
        <span className={styles.drop}>{pictureTexts.drop[count]}</span>
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <div className={styles.problems} id={`${id}-problems`} role="alert">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      {chosen.pictures.length > 0 && (
        <ul className={styles.previews} aria-label={pictureTexts.chosen}>
          {chosen.pictures.map(({ id: pictureId, file, url }) => (
            <li key={pictureId} className={styles.preview}>
              <img src={url} alt="" onError={() => chosen.reject(pictureId)} />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{pictureTexts.size(megabytes(file.size))}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={pictureTexts.remove(file.name)}
                disabled={isDisabled}
                onClick={() => chosen.remove(pictureId)}
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
