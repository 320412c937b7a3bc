import { turnTexts as texts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { scalePicture } from '../../lib/calls/scale-picture.ts';
import { sendPicture } from '../../lib/calls/send-picture.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/forms/picture-field.tsx';
import { useUploads, type Upload } from '../../ui/forms/use-uploads.ts';
import { Turntable } from '../../ui/turntable/turntable.tsx';
import type { FrameSource } from '../../ui/turntable/frame-loader.ts';
import type { UploadMark } from '../../ui/pictures/use-after-pictures.ts';
import { countProblems, inNaturalOrder, listed, sizeProblems } from './check-turn.ts';
import styles from './models.module.css';

const TYPES = 'image/jpeg,image/png,image/webp';

/** Assumed width of the stored pictures, in pixels: enough to choose the fitting size. New ones are scaled to it. */
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
  const { chosen, upload, choose, send, stop } = useTurnUpload(onChange);
  const { state } = chosen;
  const { mark, number, count } = upload;
  const isBusy = state === 'preparing' || mark === 'sending';
  const isIdle = state === 'none' || state === 'refused';
  return (
    <fieldset className="group" data-upload={markOf(chosen) ?? mark}>
      <legend>{texts.title}</legend>
      <div className="stack-8">
        <p className="hint">{texts.hint}</p>
        {isIdle && <Stored name={name} frames={frames} onChange={onChange} />}
        {state === 'ready' && <Turntable name={name} sources={chosen.pictures} />}
        {isBusy && (
          <progress
            className={styles.bar}
            max={state === 'preparing' ? chosen.count : count}
            value={state === 'preparing' ? chosen.ready : number - 1 + (upload.share ?? 0)}
            aria-label={texts.title}
          />
        )}
        <p className="hint" role="status">
          {stateText(chosen, upload)}
        </p>
        <div className="failure" role="alert">
          {state === 'refused' && chosen.problems.map((problem) => <p key={problem}>{problem}</p>)}
          {mark === 'failed' && <p>{`${upload.failure} ${texts.broken(number, count)}`}</p>}
          {error !== undefined && <p>{error}</p>}
        </div>
        <div className="line">
          {state === 'ready' && mark !== 'sending' && (
            <Button onClick={send}>
              {mark === 'failed' ? texts.goOn(number) : texts.send(chosen.pictures.length)}
            </Button>
          )}
          {!isBusy && (
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

/** The pictures that were chosen, until they are stored. */
type Chosen =
  | { state: 'none' }
  | { state: 'preparing'; ready: number; count: number }
  | { state: 'refused'; problems: readonly string[] }
  | { state: 'ready'; pictures: readonly Required<FrameSource>[] };

/** Prepares the pictures of a turn, and sends them. */
function useTurnUpload(onDone: (frames: string[]) => void) {
  const [chosen, setChosen] = useState<Chosen>({ state: 'none' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const arrived = useRef<string[]>([]);
  const { upload, add, goOn, clear } = useUploads<Required<FrameSource>>({
    send: ({ blob }, options) => sendPicture(blob, { ...options, use: 'turn' }),
    onStored: ({ path }) => {
      arrived.current.push(path);
      if (chosen.state !== 'ready' || arrived.current.length < chosen.pictures.length) return;
      setChosen({ state: 'none' });
      onDone([...arrived.current]);
    },
  });
  const stop = () => {
    controller.current?.abort();
    clear();
    setChosen({ state: 'none' });
  };

  const choose = async (files: readonly File[]) => {
    stop();
    const { signal } = (controller.current = new AbortController());
    arrived.current = [];
    const ordered = inNaturalOrder(files);
    const problems = countProblems(ordered.length);
    if (problems.length > 0) {
      setChosen({ state: 'refused', problems });
      return;
    }
    const pictures: Required<FrameSource>[] = [];
    const sizes = [];
    const notPictures: string[] = [];
    for (const file of ordered) {
      setChosen({ state: 'preparing', ready: pictures.length, count: ordered.length });
      // One after another: each takes up to 200 MB while it is scaled.
      const { file: blob, size } = await scalePicture(file, STORED_WIDTH);
      if (signal.aborted) return;
      if (!size) notPictures.push(file.name);
      pictures.push({ path: '', width: STORED_WIDTH, blob });
      sizes.push({ name: file.name, size });
    }
    const found = [
      ...(notPictures.length > 0 ? [texts.notPicture(listed(notPictures))] : []),
      ...sizeProblems(sizes),
    ];
    setChosen(
      found.length > 0 ? { state: 'refused', problems: found } : { state: 'ready', pictures },
    );
  };

  return {
    chosen,
    upload,
    choose: (files: readonly File[]) => void choose(files),
    send: () => {
      if (upload.mark === 'failed') goOn();
      else if (chosen.state === 'ready') add(chosen.pictures);
    },
    stop,
  };
}

function markOf({ state }: Chosen): UploadMark | undefined {
  if (state === 'preparing') return 'sending';
  return state === 'refused' ? 'failed' : undefined;
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

function stateText(chosen: Chosen, { mark, number, count }: Upload): string {
  if (chosen.state === 'preparing') return texts.preparing(chosen.ready, chosen.count);
  if (mark === 'sending') return texts.sending(number, count);
  if (mark === 'stored') return texts.done(count);
  return chosen.state === 'ready' && mark === undefined ? texts.looked(chosen.pictures.length) : '';
}
