import { turnTexts as texts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/forms/picture-field.tsx';
import { Turntable } from '../../ui/turntable/turntable.tsx';
import type { FrameSource } from '../../ui/turntable/frame-loader.ts';
import type { UploadMark } from '../../ui/pictures/use-after-pictures.ts';
import { useTurnUpload, type Prepared, type Turn } from './use-turn-upload.ts';
import styles from './models.module.css';

const TYPES = 'image/jpeg,image/png,image/webp';

/** Assumed width of the pictures, in pixels: enough to choose the fitting size. */
const STORED_WIDTH = 960;

interface TurnFieldProps {
  name: string;
  /** Their paths in turning order. */
  frames: readonly string[];
  error: string | undefined;
  onChange: (frames: string[]) => void;
}

/** The pictures of a 360 view: chosen together, viewed, sent one after another, reversed, removed. */
export function TurnField({ name, frames, error, onChange }: TurnFieldProps) {
  const { turn, choose, send, stop } = useTurnUpload(onChange);
  const { state } = turn;
  const isIdle = state === 'idle' || state === 'refused' || state === 'done';
  return (
    <fieldset className="group" data-upload={markOf(turn)}>
      <legend>{texts.title}</legend>
      <div className="stack-8">
        <p className="hint">{texts.hint}</p>
        {isIdle && <Stored name={name} frames={frames} onChange={onChange} />}
        {'pictures' in turn && <Preview name={name} pictures={turn.pictures} />}
        {(state === 'preparing' || state === 'sending') && (
          <progress
            className={styles.bar}
            max={turn.count}
            value={state === 'preparing' ? turn.ready : turn.number - 1 + turn.share}
            aria-label={texts.title}
          />
        )}
        <p className="hint" role="status">
          {stateText(turn)}
        </p>
        <div className="failure" role="alert">
          {state === 'refused' && turn.problems.map((problem) => <p key={problem}>{problem}</p>)}
          {state === 'broken' && (
            <p>{`${turn.failure} ${texts.broken(turn.number, turn.count)}`}</p>
          )}
          {error !== undefined && <p>{error}</p>}
        </div>
        <div className="line">
          {state === 'ready' && (
            <Button variant="primary" onClick={send}>
              {texts.send(turn.pictures.length)}
            </Button>
          )}
          {state === 'broken' && (
            <Button variant="primary" onClick={send}>
              {texts.goOn(turn.number)}
            </Button>
          )}
          {state !== 'preparing' && state !== 'sending' && (
            <FileButton
              text={isIdle && frames.length === 0 ? texts.choose : texts.chooseOthers}
              accept={TYPES}
              isSeveral
              onFiles={(files) => {
                if (files.length > 0) choose(files);
              }}
            />
          )}
          {!isIdle && (
            <Button variant="quiet" onClick={stop}>
              {texts.cancel}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}

function markOf({ state }: Turn): UploadMark | undefined {
  if (state === 'preparing' || state === 'sending') return 'sending';
  if (state === 'broken' || state === 'refused') return 'failed';
  return state === 'done' ? 'stored' : undefined;
}

function Stored({ name, frames, onChange }: Pick<TurnFieldProps, 'name' | 'frames' | 'onChange'>) {
  // Some hundred kilobytes, which most visits to the screen do not need.
  const [isShown, setShown] = useState(false);
  const sources = useMemo(
    () => frames.map((path): FrameSource => ({ path, width: STORED_WIDTH })),
    [frames],
  );
  if (frames.length === 0) return <p className="hint">{texts.none}</p>;
  return (
    <>
      {isShown ? (
        <Turntable key={frames.join()} name={name} sources={sources} />
      ) : (
        <img className={styles.frame} src={frames[0]} alt="" loading="lazy" />
      )}
      <p className="hint">{texts.count(frames.length)}</p>
      <div className="line">
        {!isShown && <Button onClick={() => setShown(true)}>{texts.look}</Button>}
        <Button onClick={() => onChange([...frames.slice(0, 1), ...frames.slice(1).reverse()])}>
          {texts.reverse}
        </Button>
        <Button variant="quiet" onClick={() => onChange([])}>
          {texts.remove}
        </Button>
      </div>
    </>
  );
}

function Preview({ name, pictures }: { name: string; pictures: readonly Prepared[] }) {
  const sources = useMemo(
    () => pictures.map(({ blob }): FrameSource => ({ path: '', width: STORED_WIDTH, blob })),
    [pictures],
  );
  return <Turntable name={name} sources={sources} />;
}

function stateText(turn: Turn): string {
  switch (turn.state) {
    case 'preparing':
      return texts.preparing(turn.ready, turn.count);
    case 'ready':
      return texts.looked(turn.pictures.length);
    case 'sending':
      return texts.sending(turn.number, turn.count);
    case 'done':
      return texts.done(turn.count);
    default:
      return '';
  }
}
