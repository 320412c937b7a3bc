import { contentLimits, type LocalText, type UploadedPicture } from '@dealership/shared';
import { pictureFieldTexts as texts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { call } from '../../lib/calls/call.ts';
import { changedMeanwhile } from '../../lib/calls/changed-meanwhile.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { sendPhotograph } from '../../lib/calls/send-picture.ts';
import { Button, buttonClass } from '../button.tsx';
import { Conflict } from './conflict.tsx';
import { FocusPicker } from './focus-picker.tsx';
import { LocalInput } from './text-input.tsx';
import type { UploadMark } from '../pictures/use-after-pictures.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useMedia } from '../use-media.ts';
import styles from './picture-field.module.css';

/** Phones make JPEG of HEIC by themselves when it is not listed; a computer would not let anybody choose one. */
const TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
const TYPES_OF_COMPUTERS = `${TYPES},image/heic,image/heif,.heic,.heif,.avif`;

interface PictureFieldProps {
  label: string;
  hint?: string;
  /** `''`: none. */
  path: string;
  /** What visitors see while there is none. */
  standard?: string | undefined;
  /** The uploaded picture at this path, as far as it is known. */
  known: UploadedPicture | undefined;
  error?: string | undefined;
  /** It can be replaced and not removed, and what is said of it is asked for. */
  isRequired?: boolean;
  /** What stands below it when it is stored; absent: that it is in the draft. */
  storedText?: string;
  /** `stored` is told of a new one. */
  onChange: (path: string, stored?: UploadedPicture) => void;
  /** Something was said of a picture, which may have been replaced meanwhile, and is saved. */
  onSaid?: (picture: UploadedPicture) => void;
}

/** A picture that is chosen, dropped or taken, sent at once, and said something of. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, path, known, error, isRequired = false, onChange, onSaid } = props;
  const { standard = '', storedText = texts.stored(label) } = props;
  const id = useId();
  /** What was stored, or said, from here: by path. */
  const [own, setOwn] = useState<Readonly<Partial<Record<string, UploadedPicture>>>>({});
  const keepOwn = (picture: UploadedPicture) =>
    setOwn((before) => ({ ...before, [picture.path]: picture }));
  const [isOver, setIsOver] = useState(false);
  const { upload, take, cancel, retry } = useUpload((picture) => {
    keepOwn(picture);
    onChange(picture.path, picture);
  });
  const picture = own[path] ?? known;
  const shown = path || standard;
  const isBusy = upload.state === 'preparing' || upload.state === 'sending';
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, isBusy);
  const onDrop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    setIsOver(false);
    if (!isBusy) take(file);
  };
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
      {/* The button does the same for the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
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
        onDrop={onDrop}
      >
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
      </div>
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
        // While another is on its way, what is typed would be said of the one that goes.
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

interface AboutPictureProps extends SaidProps {
  label: string;
  isOpen?: boolean;
}

/** What is said of a stored picture, to be opened. */
export function AboutPicture({ label, isOpen = false, ...said }: AboutPictureProps) {
  return (
    <details className={styles.about} open={isOpen}>
      <summary aria-label={texts.actionOf(texts.about, label)}>{texts.about}</summary>
      <Said {...said} />
    </details>
  );
}

interface ChoicesProps {
  label: string;
  action: string;
  isSeveral?: boolean;
  /** Whether something is wrong with what was chosen, or not. */
  isWrong: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** The ways to choose a picture, or several. */
export function Choices({ label, action, isSeveral, isWrong, onFiles, children }: ChoicesProps) {
  const isPhone = useMedia('(pointer: coarse)');
  return (
    <div className={styles.buttons}>
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
  label: string;
  accept: string;
  isCamera?: boolean;
  isSeveral?: boolean | undefined;
  isWrong?: boolean;
  onFiles: (files: File[]) => void;
}

function FileButton(props: FileButtonProps) {
  const { text, label, accept, isCamera = false, isSeveral, isWrong = false, onFiles } = props;
  return (
    <label className={styles.choose}>
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        {...(isCamera && { capture: 'environment' })}
        multiple={isSeveral}
        aria-label={texts.actionOf(text, label)}
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

type Upload =
  | { state: 'idle' | 'preparing' | 'stored' }
  | { state: 'sending'; share: number }
  | { state: 'failed'; failure: string; file: File };

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

/** Sends a file; it ends with the field. */
function useUpload(onStored: (picture: UploadedPicture) => void) {
  const [upload, setUpload] = useState<Upload>({ state: 'idle' });
  const controller = useRef<AbortController>(undefined);
  // While a file is on its way the field beside it may be typed into.
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (file: File) => {
    const { signal } = (controller.current = new AbortController());
    setUpload({ state: 'preparing' });
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) setUpload({ state: 'sending', share });
      };
      const picture = await sendPhotograph(file, { signal, onProgress });
      setUpload({ state: 'stored' });
      latest.current(picture);
    } catch (error) {
      if (!signal.aborted) setUpload({ state: 'failed', failure: failureText(error), file });
    }
  };
  return {
    upload,
    take: (file: File) => void send(file),
    cancel: () => {
      controller.current?.abort();
      setUpload({ state: 'idle' });
    },
    retry: () => {
      if (upload.state === 'failed') void send(upload.file);
    },
  };
}

/** How long nothing is typed before it is saved, in ms. */
const PAUSE_MS = 800;

/** The same for the place that stays in sight: arrow keys come one after another. */
const STEP_PAUSE_MS = 300;

type Change = Partial<Pick<UploadedPicture, 'alt' | 'focus'>>;

interface SaidProps {
  picture: UploadedPicture;
  onSaid: (picture: UploadedPicture) => void;
}

/** The words for those who do not see a picture, and what of it stays in sight. */
function Said({ picture, onSaid }: SaidProps) {
  const [alt, setAlt] = useState<LocalText>(picture.alt);
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState('');
  /** What somebody else has said meanwhile, until one of the two is chosen. */
  const [theirs, setTheirs] = useState<UploadedPicture>();
  const [focus, setFocus] = useState(picture.focus);
  /** How often theirs has been taken: the fields begin anew with it. */
  const [taken, setTaken] = useState(0);
  /** What the next change is made from. */
  const known = useRef(picture);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What is not sent yet, and what sends it: one call at a time, so that the last word is the last. */
  const next = useRef<Change>({});
  const isUnderWay = useRef(false);
  /** Nothing is sent until somebody has chosen between theirs and what is typed here. */
  const isOpen = useRef(false);

  const save = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (isUnderWay.current || isOpen.current || Object.keys(next.current).length === 0) return;
    const change = next.current;
    next.current = {};
    isUnderWay.current = true;
    setFailure('');
    try {
      const { message: _, ...saved } = await call('PATCH /api/pictures/:id', {
        params: { id: String(picture.id) },
        body: { version: known.current.version, ...change },
      });
      known.current = saved;
      onSaid(saved);
      setStatus(texts.said);
    } catch (error) {
      // With the next change once more.
      next.current = { ...change, ...next.current };
      const current = changedMeanwhile<UploadedPicture>(error);
      if (!current) {
        setFailure(failureText(error));
        return;
      }
      if (isSame(change, current, known.current)) known.current = current;
      else {
        isOpen.current = true;
        setTheirs(current);
      }
    } finally {
      isUnderWay.current = false;
    }
    await save();
  };
  const change = (changed: Change, pauseMs: number) => {
    next.current = { ...next.current, ...changed };
    setStatus('');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pauseMs);
  };
  // Whoever leaves has not waited.
  const flush = useRef(save);
  useEffect(() => {
    flush.current = save;
  });
  useEffect(() => () => void flush.current(), []);
  const settle = (side: 'theirs' | 'yours') => {
    if (!theirs) return;
    known.current = theirs;
    isOpen.current = false;
    setTheirs(undefined);
    if (side === 'theirs') {
      next.current = {};
      setAlt(theirs.alt);
      setFocus(theirs.focus);
      setTaken(taken + 1);
      onSaid(theirs);
    } else {
      const yours = { alt, focus };
      next.current = Object.fromEntries(
        partsThatDiffer(yours, theirs).map((part) => [part, yours[part]]),
      );
      void save();
    }
  };
  return (
    <div className={styles.said}>
      <LocalInput
        label={texts.alt}
        hint={texts.altHint}
        max={contentLimits.altText}
        value={alt}
        onChange={(words) => {
          setAlt(words);
          change({ alt: words }, PAUSE_MS);
        }}
      />
      <FocusPicker
        key={taken}
        picture={picture}
        onChange={(chosen) => {
          setFocus(chosen);
          change({ focus: chosen }, STEP_PAUSE_MS);
        }}
      />
      {theirs && (
        <Conflict
          words={texts.conflict}
          theirs={linesOf(theirs, partsThatDiffer(theirs, { alt, focus }))}
          yours={linesOf({ alt, focus }, partsThatDiffer(theirs, { alt, focus }))}
          onChoose={settle}
        />
      )}
      <p className={styles.hint} role="status">
        {status}
      </p>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </div>
  );
}

/** Whether somebody else has changed nothing of what is changed here. */
function isSame(change: Change, theirs: UploadedPicture, before: UploadedPicture): boolean {
  const parts = Object.keys(change) as Part[];
  const others = partsThatDiffer(theirs, before);
  return parts.every((part) => !others.includes(part));
}

type Part = keyof Change;
type SaidOf = Pick<UploadedPicture, Part>;

function partsThatDiffer(one: SaidOf, other: SaidOf): Part[] {
  const parts: readonly Part[] = ['alt', 'focus'];
  return parts.filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));
}

/** These parts in words. */
function linesOf({ alt, focus }: SaidOf, parts: readonly Part[]): string[] {
  const words = Object.values(alt).flatMap((text) => text || []);
  return [
    ...(parts.includes('alt') ? (words.length > 0 ? words : [texts.noWords]) : []),
    ...(parts.includes('focus') ? [texts.focusAt(focus.x, focus.y)] : []),
  ];
}
