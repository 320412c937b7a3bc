import { turnTexts as texts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../lib/calls/failure-text.ts';
import { scalePicture } from '../../lib/browser/scale-picture.ts';
import { sendPicture } from '../../lib/calls/send-picture.ts';
import { countProblems, inNaturalOrder, listed, sizeProblems } from './check-turn.ts';

/** Wider than the 360 view needs on any screen, in pixels. */
const WIDEST_FRAME = 960;

export interface Prepared {
  name: string;
  blob: Blob;
}

interface Sending {
  pictures: readonly Prepared[];
  /** Number of the picture being sent, from 1. */
  number: number;
  count: number;
}

export type Turn =
  | { state: 'idle' }
  | { state: 'preparing'; ready: number; count: number }
  | { state: 'refused'; problems: readonly string[] }
  | { state: 'ready'; pictures: readonly Prepared[] }
  | (Sending & {
      state: 'sending';
      /** The share of it that was sent, from 0 to 1. */
      share: number;
    })
  | (Sending & { state: 'broken'; failure: string })
  | { state: 'done'; count: number };

/**
 * Prepares the pictures of a turn, and sends them one after another. When the connection breaks, the stored ones are
 * kept, and it continues with the one that is not.
 */
export function useTurnUpload(onDone: (frames: string[]) => void) {
  const [turn, setTurn] = useState<Turn>({ state: 'idle' });
  const controller = useRef<AbortController>(undefined);
  const arrived = useRef<string[]>([]);
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  useEffect(() => () => controller.current?.abort(), []);

  const begin = () => {
    controller.current?.abort();
    return (controller.current = new AbortController()).signal;
  };

  const choose = async (files: readonly File[]) => {
    const signal = begin();
    arrived.current = [];
    const ordered = inNaturalOrder(files);
    const problems = countProblems(ordered.length);
    if (problems.length > 0) {
      setTurn({ state: 'refused', problems });
      return;
    }
    const pictures: Prepared[] = [];
    const sizes = [];
    const notPictures: string[] = [];
    for (const file of ordered) {
      setTurn({ state: 'preparing', ready: pictures.length, count: ordered.length });
      // One after another: each takes up to 200 MB while it is scaled.
      const { file: blob, size } = await scalePicture(file, WIDEST_FRAME);
      if (signal.aborted) return;
      if (!size) notPictures.push(file.name);
      pictures.push({ name: file.name, blob });
      sizes.push({ name: file.name, size });
    }
    const found = [
      ...(notPictures.length > 0 ? [texts.notPicture(listed(notPictures))] : []),
      ...sizeProblems(sizes),
    ];
    setTurn(
      found.length > 0 ? { state: 'refused', problems: found } : { state: 'ready', pictures },
    );
  };

  const send = async (pictures: readonly Prepared[]) => {
    const signal = begin();
    const count = pictures.length;
    try {
      while (arrived.current.length < count) {
        const at = arrived.current.length;
        const onProgress = (share: number) => {
          if (signal.aborted) return;
          setTurn({ state: 'sending', pictures, number: at + 1, count, share });
        };
        onProgress(0);
        const { path } = await sendPicture(pictures[at]?.blob ?? new Blob(), {
          signal,
          onProgress,
          use: 'turn',
        });
        if (signal.aborted) return;
        arrived.current.push(path);
      }
      setTurn({ state: 'done', count });
      latest.current([...arrived.current]);
      arrived.current = [];
    } catch (error) {
      if (signal.aborted) return;
      const number = arrived.current.length + 1;
      setTurn({ state: 'broken', pictures, number, count, failure: failureText(error) });
    }
  };

  return {
    turn,
    choose: (files: readonly File[]) => void choose(files),
    send: () => {
      if (turn.state === 'ready' || turn.state === 'broken') void send(turn.pictures);
    },
    stop: () => {
      controller.current?.abort();
      setTurn({ state: 'idle' });
    },
  };
}
