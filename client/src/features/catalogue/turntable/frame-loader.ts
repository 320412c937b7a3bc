import { putOnGround } from './ground.ts';

/** A frame that is ready to be drawn without a pause for decoding. */
export type Frame = ImageBitmap | HTMLImageElement;

export interface LoadOptions {
  paths: readonly string[];
  /** Largest width at which a frame is shown, in device pixels: on phones smaller bitmaps save tens of megabytes. */
  maxWidth: number;
  signal: AbortSignal;
  /** A frame has been loaded, or (undefined) has failed. */
  onFrame: (index: number, frame: Frame | undefined) => void;
}

/** Every third frame is loaded first, so that the vehicle can be turned while the others load. */
const COARSE_STEP = 3;
/** As many as a browser fetches from one HTTP/1.1 server in parallel. */
const AT_ONCE = 6;

/** Loads all frames: every third first, then those in between. */
export async function loadFrames({ paths, maxWidth, signal, onFrame }: LoadOptions): Promise<void> {
  const queue = loadingOrder(paths.length);
  const work = async () => {
    for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
      const frame = await loadFrame(paths[index] ?? '', { maxWidth, signal });
      if (signal.aborted) return;
      onFrame(index, frame);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Indexes of all frames: 0, 3, 6, … and then 1, 2, 4, 5, … */
export function loadingOrder(count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  const isCoarse = (index: number) => index % COARSE_STEP === 0;
  return [...all.filter(isCoarse), ...all.filter((index) => !isCoarse(index))];
}

async function loadFrame(
  path: string,
  { maxWidth, signal }: Pick<LoadOptions, 'maxWidth' | 'signal'>,
): Promise<Frame | undefined> {
  try {
    const answer = await fetch(path, { signal });
    if (!answer.ok) return undefined;
    const blob = await answer.blob();
    // Decoded off the main thread and kept decoded: browsers discard the decoded data of an `Image`.
    return await onGround(
      await createImageBitmap(blob, { resizeWidth: maxWidth, resizeQuality: 'high' }),
    );
  } catch {
    return signal.aborted ? undefined : decodeAsImage(path);
  }
}

async function onGround(frame: ImageBitmap): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas');
  canvas.width = frame.width;
  canvas.height = frame.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return frame;
  context.drawImage(frame, 0, 0);
  const pixels = context.getImageData(0, 0, frame.width, frame.height);
  if (!putOnGround(pixels)) return frame;
  frame.close();
  return createImageBitmap(pixels);
}

/** For browsers that cannot make bitmaps of this format or size. */
async function decodeAsImage(path: string): Promise<Frame | undefined> {
  const image = new Image();
  image.src = path;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
}
