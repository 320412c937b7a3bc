import type { UploadedPicture } from '@dealership/shared';
import { pictureFieldTexts as texts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button, buttonClass } from '../button.tsx';
import type { UploadMark } from '../pictures/use-after-pictures.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useMedia } from '../use-media.ts';
import { AboutPicture } from './about-picture.tsx';
import styles from './picture-field.module.css';
import { useUpload, type Upload } from './use-upload.ts';

/** Phones turn HEIC into JPEG automatically when HEIC is not listed; but on a computer it could not be chosen then. */
const TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
export const TYPES_OF_COMPUTERS = `${TYPES},image/heic,image/heif,.heic,.heif,.avif`;

interface PictureFieldProps {
  label: string;
  hint?: string;
  /** `''`: none. */
  path: string;
  /** The picture that visitors see while there is none. */
  standard?: string | undefined;
  /** The uploaded picture at this path, as far as it is known. */
  known: UploadedPicture | undefined;
  error?: string | undefined;
  /** The picture can be replaced but not removed, and the fields for its description are open. */
  isRequired?: boolean;
  /** The text below a stored picture; absent: that it is in the draft. */
  storedText?: string;
  /** `stored` is called for a new picture. */
  onChange: (path: string, stored?: UploadedPicture) => void;
  /** Called when the description of a picture, perhaps replaced meanwhile, is saved. */
  onSaid?: (picture: UploadedPicture) => void;
}

/** A field for a picture and its description. The picture is chosen, dropped or taken, and sent at once. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, path, known, error, isRequired = false, onChange, onSaid } = props;
  const { standard = '', storedText = texts.stored(label) } = props;
  const id = useId();
  /** The pictures and descriptions that were stored from here, by path. */
  const [own, setOwn] = useState<Readonly<Partial<Record<string, UploadedPicture>>>>({});
  const keepOwn = (picture: UploadedPicture) =>
    setOwn((before) => ({ ...before, [picture.path]: picture }));
  const { upload, take, cancel, retry } = useUpload((picture) => {
    keepOwn(picture);
    onChange(picture.path, picture);
  });
  const picture = own[path] ?? known;
  const shown = path || standard;
  const isBusy = upload.state === 'preparing' || upload.state === 'sending';
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={styles.field}
      data-upload={isBusy ? 'sending' : markOf(upload)}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <DropZone isBusy={isBusy} onFile={take}>
        {shown === '' ? (
          <span className={styles.none}>{texts.none}</span>
        ) : (
          <img
            className={styles.preview}
            src={shown}
            alt={picture?.alt.en ?? ''}
            loading="lazy"
            decoding="async"
          />
        )}
        <div className={styles.actions}>
          {isBusy ? (
            <Button onClick={cancel} aria-label={texts.actionOf(texts.cancel, label)}>
              {texts.cancel}
            </Button>
          ) : (
            <Choices
              label={label}
              action={shown === '' ? texts.choose : texts.replace}
              isWrong={error !== undefined}
              onFiles={([file]) => file && take(file)}
            >
              {path !== '' && !isRequired && (
                <Button
                  variant="quiet"
                  aria-label={texts.actionOf(texts.remove, label)}
                  onClick={() => onChange('')}
                >
                  {texts.remove}
                </Button>
              )}
            </Choices>
          )}
          {upload.state === 'sending' && (
            <progress className={styles.bar} max={1} value={upload.share} aria-label={label} />
          )}
          <p className={styles.hint} role="status">
            {wordsOf(upload, own[path] ? storedText : '')}
          </p>
        </div>
      </DropZone>
      <p className={styles.failure} role="alert">
        {[upload.state === 'failed' && upload.failure, error].filter(Boolean).join(' ')}
      </p>
      {upload.state === 'failed' && (
        <div>
          <Button onClick={retry} aria-label={texts.actionOf(texts.tryAgain, label)}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {shown !== '' && !shown.startsWith('/uploads/') && (
        <p className={styles.hint}>{texts.builtIn}</p>
      )}
      {path !== '' && picture && (
        // While another picture is uploading, the input would describe the picture that is being replaced.
        <div className={styles.kept} inert={isBusy}>
          <AboutPicture
            key={picture.id}
            label={label}
            picture={picture}
            isOpen={isRequired}
            onSaid={(saved) => {
              keepOwn(saved);
              onSaid?.(saved);
            }}
          />
        </div>
      )}
    </div>
  );
}

interface DropZoneProps {
  isBusy: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

function DropZone({ isBusy, onFile, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, isBusy);
  return (
    // The button in it does the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={place}
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        const file = event.dataTransfer.files[0];
        if (!file) return;
        event.preventDefault();
        setIsOver(false);
        if (!isBusy) onFile(file);
      }}
    >
      {children}
    </div>
  );
}

interface ChoicesProps {
  label: string;
  action: string;
  isSeveral?: boolean;
  isWrong: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

export function Choices({ label, action, isSeveral, isWrong, onFiles, children }: ChoicesProps) {
  const isPhone = useMedia('(pointer: coarse)');
  return (
    <div className="line">
      <FileButton
        text={action}
        label={label}
        isSeveral={isSeveral}
        isWrong={isWrong}
        onFiles={onFiles}
        accept={isPhone ? TYPES : TYPES_OF_COMPUTERS}
      />
      {isPhone && (
        <FileButton text={texts.camera} label={label} onFiles={onFiles} accept={TYPES} isCamera />
      )}
      {children}
      {!isPhone && (
        <span className={styles.hint}>{isSeveral ? texts.dropSeveral : texts.drop}</span>
      )}
    </div>
  );
}

interface FileButtonProps {
  text: string;
  /** What the files are for, where the text is not enough. */
  label?: string;
  accept: string;
  isCamera?: boolean;
  isSeveral?: boolean | undefined;
  isWrong?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that chooses files. */
export function FileButton(props: FileButtonProps) {
  const { text, label, accept, isCamera = false, isSeveral, isWrong = false, onFiles } = props;
  return (
    <label className={styles.choose}>
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        {...(isCamera && { capture: 'environment' })}
        multiple={isSeveral}
        aria-label={label === undefined ? undefined : texts.actionOf(text, label)}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <span className={buttonClass('secondary')}>{text}</span>
    </label>
  );
}

function markOf({ state }: Upload): UploadMark | undefined {
  return state === 'stored' || state === 'failed' ? state : undefined;
}

function wordsOf(upload: Upload, storedText: string): string {
  if (upload.state === 'preparing') return texts.preparing;
  if (upload.state === 'stored') return storedText;
  if (upload.state !== 'sending') return '';
  const percent = Math.floor(upload.share * 100);
  return percent === 100 ? texts.working : texts.sending(percent);
}
