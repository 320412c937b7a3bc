import { api } from '../../lib/api-client.ts';
import { checkedList } from './checked-list.ts';
import type { ContentItem, ContentKind } from './content-kinds.ts';

/** 5 MB over a slow line; the server itself gives up after a minute. */
const UPLOAD_TIMEOUT_MS = 90_000;

export async function fetchContent(
  { listPath, toItem }: ContentKind,
  { signal }: { signal: AbortSignal },
): Promise<ContentItem[]> {
  const { data } = await api.get<never[]>(listPath, { signal });
  return checkedList(data).map(toItem);
}

interface Upload {
  texts: Readonly<Record<string, string>>;
  file: File;
  signal: AbortSignal;
  /** Told how much of the file has left, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Publishes one picture with its texts.
 * @throws {ApiError}
 */
export async function uploadContent(
  { addPath, pictureField }: ContentKind,
  { texts, file, signal, onProgress }: Upload,
): Promise<void> {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  form.append(pictureField, file);
  await api.post(addPath, form, {
    signal,
    timeout: UPLOAD_TIMEOUT_MS,
    onUploadProgress: ({ progress = 0 }) => onProgress(progress),
  });
}

/** @throws {ApiError} */
export async function deleteContent({ deletePath }: ContentKind, id: number): Promise<void> {
  await api.delete(`${deletePath}/${id}`);
}
