import { contentLimits, type UploadedPicture } from '@dealership/shared';
import { pictureFieldTexts as texts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useRef, useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { changedMeanwhile } from '../../lib/calls/changed-meanwhile.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { useLateSave } from '../../lib/calls/use-late-save.ts';
import { Conflict } from './conflict.tsx';
import { FocusPicker } from './focus-picker.tsx';
import styles from './picture-field.module.css';
import { LocalInput } from './languages/local-input.tsx';
import { localLines } from './languages/local-lines.ts';

interface AboutPictureProps extends DescriptionProps {
  label: string;
  isOpen?: boolean;
}

/** The description of a stored picture, to be opened. */
export function AboutPicture({ label, isOpen = false, ...description }: AboutPictureProps) {
  return (
    <details className={styles.about} open={isOpen}>
      <summary aria-label={texts.actionOf(texts.about, label)}>{texts.about}</summary>
      <Description key={description.picture.id} {...description} />
    </details>
  );
}

/** The pause in typing after which the input is saved, in ms. */
const PAUSE_MS = 800;

/** The same for the place that stays visible: presses of arrow keys follow one another. */
const STEP_PAUSE_MS = 300;

type Part = 'alt' | 'focus';
type DescriptionOf = Pick<UploadedPicture, Part>;
type Change = Partial<DescriptionOf>;

interface DescriptionProps {
  picture: UploadedPicture;
  onDescribed: (picture: UploadedPicture) => void;
}

/** The text for people who do not see the picture, and the place of it that stays visible. */
function Description({ picture, onDescribed }: DescriptionProps) {
  const { alt, focus, theirs, status, failure, change, settle } = useDescription(
    picture,
    onDescribed,
  );
  const differing = theirs && partsThatDiffer(theirs, { alt, focus });
  return (
    <div className="stack-8">
      <LocalInput
        label={texts.alt}
        hint={texts.altHint}
        max={contentLimits.altText}
        value={alt}
        // A problem is shown below.
        errorIn={() => undefined}
        onChange={(text) => change({ alt: text }, PAUSE_MS)}
      />
      <FocusPicker
        path={picture.path}
        focus={focus}
        onChange={(chosen) => change({ focus: chosen }, STEP_PAUSE_MS)}
      />
      {differing && (
        <Conflict
          theirs={linesOf(theirs, differing)}
          yours={linesOf({ alt, focus }, differing)}
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

/** The description of a picture; it is saved automatically. */
function useDescription(picture: UploadedPicture, onDescribed: DescriptionProps['onDescribed']) {
  const [described, setDescribed] = useState<DescriptionOf>({
    alt: picture.alt,
    focus: picture.focus,
  });
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState('');
  /** Another person's version; nothing is sent until it or the input here is chosen. */
  const [theirs, setTheirs] = useState<UploadedPicture>();
  const isOpen = useRef(false);
  /** The version that the next change starts from. */
  const known = useRef(picture);
  const next = useRef<Change>({});

  const { saveNow, saveLater } = useLateSave({
    hasMore: () => !isOpen.current && Object.keys(next.current).length > 0,
    send: async () => {
      const change = next.current;
      next.current = {};
      setFailure('');
      try {
        const { message: _, ...saved } = await call('PATCH /api/pictures/:id', {
          params: { id: String(picture.id) },
          body: { version: known.current.version, ...change },
        });
        known.current = saved;
        onDescribed(saved);
        setStatus(texts.saved);
      } catch (error) {
        // The next change sends it again.
        next.current = { ...change, ...next.current };
        const current = changedMeanwhile<UploadedPicture>(error);
        if (!current) {
          setFailure(failureText(error));
          return false;
        }
        isOpen.current = !isSame(change, current, known.current);
        if (isOpen.current) setTheirs(current);
        else known.current = current;
      }
      return true;
    },
  });
  return {
    ...described,
    theirs,
    status,
    failure,
    change: (changed: Change, pauseMs: number) => {
      setDescribed((before) => ({ ...before, ...changed }));
      next.current = { ...next.current, ...changed };
      setStatus('');
      saveLater(pauseMs);
    },
    settle: (side: 'theirs' | 'yours') => {
      if (!theirs) return;
      known.current = theirs;
      isOpen.current = false;
      setTheirs(undefined);
      if (side === 'theirs') {
        next.current = {};
        setDescribed({ alt: theirs.alt, focus: theirs.focus });
        onDescribed(theirs);
      } else {
        next.current = Object.fromEntries(
          partsThatDiffer(described, theirs).map((part) => [part, described[part]]),
        );
        void saveNow();
      }
    },
  };
}

/** Whether nobody else has changed the parts that are changed here. */
function isSame(change: Change, theirs: UploadedPicture, before: UploadedPicture): boolean {
  const parts = Object.keys(change) as Part[];
  const others = partsThatDiffer(theirs, before);
  return parts.every((part) => !others.includes(part));
}

function partsThatDiffer(one: DescriptionOf, other: DescriptionOf): Part[] {
  const parts: readonly Part[] = ['alt', 'focus'];
  return parts.filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));
}

function linesOf({ alt, focus }: DescriptionOf, parts: readonly Part[]): string[] {
  const words = localLines(alt);
  return [
    ...(parts.includes('alt') ? (words.length > 0 ? words : [texts.noWords]) : []),
    ...(parts.includes('focus') ? [texts.focusAt(focus.x, focus.y)] : []),
  ];
}
