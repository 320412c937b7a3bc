import type { AnswerOf, NamedCalls, UploadedPicture } from '@dealership/shared';
import { api } from './api-client.ts';
import { scalePicture } from './scale-picture.ts';

/** In pixels, wider than any screen shows it; more would only take longer to send. */
const WIDEST_SENT = 2560;

/** Enough for a photograph over a slow line and for the server, which works on one at a time. */
const TIMEOUT_MS = 300_000;

type Answer = AnswerOf<NamedCalls['POST /api/pictures']>;

export interface Sending {
  signal: AbortSignal;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** One of the many frames of a 360 view, which are stored in a lower quality. */
  use?: 'turn';
}

/**
 * Stores a picture. Models and content refer to it by its path.
 * @throws {ApiError}
 */
export async function sendPicture(
  image: Blob,
  { signal, use, onProgress }: Sending,
): Promise<UploadedPicture> {
  const form = new FormData();
  if (use) form.append('use', use);
  form.append('image', image, 'picture');
  const { data } = await api.post<Answer>('/api/pictures', form, {
    signal,
    timeout: TIMEOUT_MS,
    onUploadProgress: ({ progress = 0 }) => onProgress(progress),
  });
  const { message: _, ...picture } = data;
  return picture;
}

/**
 * Stores a photograph, scaled here where this browser can read it; `onProgress` gets 0 once it is scaled.
 * @throws {ApiError}
 */
export async function sendPhotograph(file: File, sending: Sending): Promise<UploadedPicture> {
  const { file: scaled } = await scalePicture(file, WIDEST_SENT);
  sending.signal.throwIfAborted();
  sending.onProgress(0);
  return sendPicture(scaled, sending);
}
