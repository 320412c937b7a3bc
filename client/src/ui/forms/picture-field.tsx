import type { UploadedPicture } from '@dealership/shared';
import { pictureFieldTexts as texts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useId, useRef, useState } from 'react';
import { sendPhotograph } from '../../lib/calls/send-picture.ts';
import { Button, buttonClass } from '../button.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useMedia } from '../use-media.ts';
import { AboutPicture } from './about-picture.tsx';
import styles from './picture-field.module.css';
import { useDrop } from './use-drop.ts';
import { useUploads, type Upload } from './use-uploads.ts';

/** Phones turn HEIC into JPEG automatically when HEIC is not listed; but on a computer it could not be chosen then. */
const TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
const ALL_TYPES = `${TYPES},image/heic,image/heif,.heic,.heif,.avif`;

/** Types of pictures that can be chosen. */
export const pictureTypes = (isPhone: boolean) => (isPhone ? TYPES : ALL_TYPES);

/** Whether a file may be a picture. By its name too: most systems know no type for the newer ones. */
export function isPicture({ name, type }: File): boolean {
  return ALL_TYPES.split(',').some((each) => each === type || name.toLowerCase().endsWith(each));
}

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
  /** The picture can be replaced but not removed; the description of one that was there at first is open. */
  isRequired?: boolean;
  /** The text below a stored picture; absent: that it is in the draft. */
  storedText?: string;
  /** `stored` is called for a new picture. */
  onChange: (path: string, stored?: UploadedPicture) => void;
  /** Called when the description of a picture, perhaps replaced meanwhile, is saved. */
  onDescribed?: (picture: UploadedPicture) => void;
}

/** A field for a picture and its description. The picture is chosen, dropped or taken, and sent at once. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, path, known, error, isRequired = false, onChange, onDescribed } = props;
  const { standard = '', storedText = texts.stored(label) } = props;
  const id = useId();
  /** The fields below do not move when the first picture is chosen: the place of its description is kept. */
  const [wasEmpty] = useState(path === '');
  /** The pictures and descriptions that were stored from here, by path. */
  const [own, setOwn] = useState<Readonly<Partial<Record<string, UploadedPicture>>>>({});
  const keepOwn = (picture: UploadedPicture) =>
    setOwn((before) => ({ ...before, [picture.path]: picture }));
  const { upload, add, clear, goOn } = useUploads<File>({
    send: sendPhotograph,
    onStored: (picture) => {
      keepOwn(picture);
      onChange(picture.path, picture);
    },
  });
  const take = ([file]: File[]) => {
    if (!file) return;
    clear();
    add([file]);
  };
  const place = useRef<HTMLDivElement>(null);
  const isBusy = upload.mark === 'sending';
  useKeptFocus(place, isBusy);
  const isOver = useDrop((files) => !isBusy && take(files), place);
  const picture = own[path] ?? known;
  const isReserved = isRequired && wasEmpty;
  const isDescribed = path !== '' && picture !== undefined;
  const shown = path || standard;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={styles.field}
      data-upload={upload.mark}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div
        ref={place}
        className={styles.zone}
        data-over={isOver || undefined}
        data-reserved={isReserved || undefined}
      >
        <Preview path={shown} alt={picture?.alt.en ?? ''} />
        <div className={styles.actions}>
          <UploadControls
            label={label}
            action={shown === '' ? texts.choose : texts.replace}
            upload={upload}
            words={wordsOf(upload, own[path] ? storedText : '')}
            isWrong={error !== undefined}
            onFiles={take}
            onCancel={clear}
            onRemove={path !== '' && !isRequired ? () => onChange('') : undefined}
          />
        </div>
      </div>
      <p className={styles.failure} role="alert">
        {[upload.failure, error].filter(Boolean).join(' ')}
      </p>
      {upload.mark === 'failed' && (
        <div>
          <Button onClick={goOn} aria-label={texts.actionOf(texts.tryAgain, label)}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {shown !== '' && !shown.startsWith('/uploads/') && (
        <p className={styles.hint}>{texts.builtIn}</p>
      )}
      {(isDescribed || isReserved) && (
        // While another picture is uploading, the input would describe the picture that is being replaced.
        <div className={styles.kept} inert={isBusy}>
          {isDescribed && (
            <AboutPicture
              label={label}
              picture={picture}
              isOpen={isRequired && !wasEmpty}
              onDescribed={(saved) => {
                keepOwn(saved);
                onDescribed?.(saved);
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Preview({ path, alt }: { path: string; alt: string }) {
  if (path === '') return <span className={styles.none}>{texts.none}</span>;
  return <img className={styles.preview} src={path} alt={alt} loading="lazy" decoding="async" />;
}

interface UploadControlsProps {
  label: string;
  action: string;
  upload: Upload;
  /** How far it is. */
  words: string;
  isSeveral?: boolean;
  isWrong: boolean;
  onFiles: (files: File[]) => void;
  onCancel: () => void;
  /** Absent: there is nothing to remove. */
  onRemove?: (() => void) | undefined;
}

/** Chooses pictures, shows how far they are sent, and cancels that. */
export function UploadControls(props: UploadControlsProps) {
  const {
    label,
    action,
    upload,
    words,
    isSeveral = false,
    isWrong,
    onFiles,
    onCancel,
    onRemove,
  } = props;
  const { mark, number, count, share } = upload;
  const isPhone = useMedia('(pointer: coarse)');
  return (
    <>
      {mark === 'sending' ? (
        <Button onClick={onCancel} aria-label={texts.actionOf(texts.cancel, label)}>
          {texts.cancel}
        </Button>
      ) : (
        <div className="line">
          <FileButton
            text={action}
            label={label}
            isSeveral={isSeveral}
            isWrong={isWrong}
            onFiles={onFiles}
            accept={pictureTypes(isPhone)}
          />
          {isPhone && (
            <FileButton
              text={texts.camera}
              label={label}
              onFiles={onFiles}
              accept={TYPES}
              isCamera
            />
          )}
          {onRemove && (
            <Button
              variant="quiet"
              aria-label={texts.actionOf(texts.remove, label)}
              onClick={onRemove}
            >
              {texts.remove}
            </Button>
          )}
          {!isPhone && (
            <span className={styles.hint}>{isSeveral ? texts.dropSeveral : texts.drop}</span>
          )}
        </div>
      )}
      {mark === 'sending' && (isSeveral || share !== undefined) && (
        <progress
          className={styles.bar}
          max={count}
          value={number - 1 + (share ?? 0)}
          aria-label={label}
        />
      )}
      <p className={styles.hint} role="status">
        {words}
      </p>
    </>
  );
}

interface FileButtonProps {
  text: string;
  /** What the files are for, where the text is not enough. */
  label?: string;
  accept: string;
  isCamera?: boolean;
  /** A folder is chosen, and with it all files inside. */
  isFolder?: boolean;
  isSeveral?: boolean | undefined;
  isWrong?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that chooses files. */
export function FileButton(props: FileButtonProps) {
  const { text, label, accept, isCamera = false, isFolder = false, isSeveral, onFiles } = props;
  const { isWrong = false } = props;
  return (
    <label className={styles.choose}>
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        {...(isCamera && { capture: 'environment' })}
        {...(isFolder && { webkitdirectory: '' })}
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

function wordsOf({ mark, share }: Upload, storedText: string): string {
  if (mark === 'stored') return storedText;
  if (mark !== 'sending') return '';
  if (share === undefined) return texts.preparing;
  const percent = Math.floor(share * 100);
  return percent === 100 ? texts.working : texts.sending(percent);
}
