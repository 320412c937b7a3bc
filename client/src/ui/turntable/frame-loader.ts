import { pictureSizes } from '@dealership/shared';
import { putOnGround } from './ground.ts';

/** A frame that is ready to be drawn without a pause for decoding. */
export type Frame = ImageBitmap | HTMLImageElement;

export interface FrameSource {
  path: string;
  /** In pixels; an uploaded frame is also stored in smaller sizes. */
  width: number;
  /** A frame that is not on the server yet. */
  blob?: Blob;
}

export interface LoadOptions {
  sources: readonly FrameSource[];
  /** Largest width at which a frame is shown, in device pixels: on phones smaller bitmaps save tens of megabytes. */
  maxWidth: number;
  signal: AbortSignal;
  /** A frame has been loaded, perhaps once more in a larger size, or (undefined) has failed. */
  onFrame: (index: number, frame: Frame | undefined) => void;
}

/** This many are loaded first, so that the vehicle can be turned while the others load. */
const COARSE_FRAMES = 12;
/** A browser fetches this many files from one HTTP/1.1 server in parallel. */
const AT_ONCE = 6;

/** In pixels: twelve photographs of 320 have at most 150 KB together. */
const QUICK_WIDTH = { phone: 320, desktop: 480 };
const WIDEST_PHONE = 720;

/** A frame that is a little narrower than the view looks the same, and is half as heavy. */
const NARROWEST = 0.8;

/** Loads all frames: some all around first, in a small size where there is one, then those in between. */
export async function loadFrames({
  sources,
  maxWidth,
  signal,
  onFrame,
}: LoadOptions): Promise<void> {
  const quick = maxWidth <= WIDEST_PHONE ? QUICK_WIDTH.phone : QUICK_WIDTH.desktop;
  const queue: { index: number; path: string }[] = [];
  const again: typeof queue = [];
  for (const index of loadingOrder(sources.length)) {
    const path = pathFor(sources[index], maxWidth);
    const first = isCoarse(index, sources.length) ? pathFor(sources[index], quick) : path;
    queue.push({ index, path: first });
    if (first !== path) again.push({ index, path });
  }
  queue.push(...again);
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const blob = sources[next.index]?.blob;
      const frame = await loadFrame({ path: next.path, blob }, { maxWidth, signal });
      if (signal.aborted) return;
      onFrame(next.index, frame);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Indexes of all frames; of 36: 0, 3, 6, … and then 1, 2, 4, 5, … */
export function loadingOrder(count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  return [
    ...all.filter((index) => isCoarse(index, count)),
    ...all.filter((index) => !isCoarse(index, count)),
  ];
}

function isCoarse(index: number, count: number): boolean {
  return index % Math.max(1, Math.floor(count / COARSE_FRAMES)) === 0;
}

function pathFor(source: FrameSource | undefined, width: number): string {
  if (!source) return '';
  if (!source.path.startsWith('/uploads/')) return source.path;
  const size = pictureSizes(source).find((each) => each.width >= width * NARROWEST);
  return size?.path ?? source.path;
}

async function loadFrame(
  { path, blob: own }: { path: string; blob: Blob | undefined },
  { maxWidth, signal }: Pick<LoadOptions, 'maxWidth' | 'signal'>,
): Promise<Frame | undefined> {
  try {
    const blob = own ?? (await fetchFrame(path, signal));
    if (!blob) return undefined;
    // Decoded off the main thread and kept decoded: browsers discard the decoded data of an `Image`.
    const frame = await createImageBitmap(blob, { resizeWidth: maxWidth, resizeQuality: 'high' });
    return path.startsWith('/pictures/') ? await onGround(frame) : frame;
  } catch {
    return signal.aborted || own ? undefined : decodeAsImage(path);
  }
}

async function fetchFrame(path: string, signal: AbortSignal): Promise<Blob | undefined> {
  const answer = await fetch(path, { signal });
  return answer.ok ? answer.blob() : undefined;
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
