import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadFrames, type Frame, type FrameSource } from './frame-loader.ts';
import { nearestReady, turnBy, type FrameState } from './turn.ts';

/** Largest size of the view (rules: given-figures); the canvas shrinks with the screen. */
export const VIEW = { width: 800, height: 600 };

/** With this many frames loaded the vehicle can be turned, in coarse steps. */
const ENOUGH = 12;
/** More pixels are not visible, and cost memory on phones. */
const MAX_PIXELS_PER_POINT = 2;

export function useTurntable(canvas: HTMLCanvasElement | null, sources: readonly FrameSource[]) {
  const frames = useRef<(Frame | undefined)[]>([]);
  const [states, setStates] = useState<readonly FrameState[]>(() => sources.map(() => 'waiting'));
  const [wanted, setWanted] = useState(0);

  useEffect(() => {
    if (!canvas) return;
    const abort = new AbortController();
    const sharpness = Math.min(window.devicePixelRatio, MAX_PIXELS_PER_POINT);
    const shown = canvas.clientWidth || VIEW.width;
    const maxWidth = Math.min(VIEW.width, Math.round(shown * sharpness));
    void loadFrames({
      sources,
      maxWidth,
      signal: abort.signal,
      onFrame: (index, frame) => {
        const before = frames.current[index];
        // A frame that was already drawn in a smaller size stays.
        if (before && !frame) return;
        if (before && 'close' in before) before.close();
        frames.current[index] = frame;
        const state = frame ? 'ready' : 'failed';
        setStates((old) => old.map((known, at) => (at === index ? state : known)));
      },
    });
    const kept = frames.current;
    return () => {
      abort.abort();
      for (const frame of kept) if (frame && 'close' in frame) frame.close();
      kept.length = 0;
    };
  }, [canvas, sources]);

  const drawn = nearestReady(states, wanted);
  // Before the next paint, so that the frame follows the finger without delay.
  useLayoutEffect(() => {
    const frame = drawn === undefined ? undefined : frames.current[drawn];
    if (canvas && frame) draw(canvas, frame);
  }, [canvas, drawn, states]);

  const turn = useCallback(
    (steps: number) => setWanted((from) => turnBy(states, from, steps)),
    [states],
  );
  const count = states.filter((state) => state !== 'failed').length;
  const ready = states.filter((state) => state === 'ready').length;
  return {
    turn,
    /** The frame in view, and how many there are when failed ones are left out. */
    position: wanted,
    count,
    ready,
    isUsable: ready >= Math.min(ENOUGH, count) && ready > 0,
    isWhole: ready === count,
    hasFailed: count === 0,
  };
}

function draw(canvas: HTMLCanvasElement, frame: Frame) {
  if (canvas.width !== frame.width) {
    canvas.width = frame.width;
    canvas.height = Math.round((frame.width * VIEW.height) / VIEW.width);
  }
  const context = canvas.getContext('2d');
  if (!context) return;
  // Frames may be transparent.
  context.globalCompositeOperation = 'copy';
  // The middle of a frame whose shape differs from the view.
  const scale = Math.max(canvas.width / frame.width, canvas.height / frame.height);
  const [width, height] = [frame.width * scale, frame.height * scale];
  context.drawImage(frame, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
}
