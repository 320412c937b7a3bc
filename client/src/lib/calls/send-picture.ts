import type { AnswerOf, NamedCalls, UploadedPicture } from '@dealership/shared';
import { api } from './api-client.ts';
import { scalePicture } from '../browser/scale-picture.ts';

/** In pixels, wider than any screen shows it; more would only take longer to send. */
const WIDEST_SENT = 2560;

/** Enough for a photograph over a slow line and for the server, which works on one at a time. */
const TIMEOUT_MS = 300_000;

type Answer = AnswerOf<NamedCalls['POST /api/pictures']>;

interface Sending {
  signal: AbortSignal;
  /** One of the many frames of a 360 view, which are stored in a lower quality. */
  use?: 'turn';
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Stores a picture. Models and content refer to it by its path.
 * @throws {ApiError}
 */
export async function sendPicture(
  picture: Blob,
  { signal, use, onProgress }: Sending,
): Promise<Answer> {
  const form = new FormData();
  if (use) form.append('use', use);
  form.append('image', picture, 'picture');
  const { data } = await api.post<Answer>('/api/pictures', form, {
    signal,
    timeout: TIMEOUT_MS,
    onUploadProgress: ({ progress = 0 }) => onProgress?.(progress),
  });
  return data;
}

/**
 * Stores a photograph, scaled here where this browser can read it; `onProgress` gets 0 once it is scaled.
 * @throws {ApiError}
 */
export async function sendPhotograph(
  file: File,
  { signal, onProgress }: Required<Pick<Sending, 'signal' | 'onProgress'>>,
): Promise<UploadedPicture> {
  const { file: scaled } = await scalePicture(file, WIDEST_SENT);
  signal.throwIfAborted();
  onProgress(0);
  const { message: _, ...picture } = await sendPicture(scaled, { signal, onProgress });
  return picture;
}
