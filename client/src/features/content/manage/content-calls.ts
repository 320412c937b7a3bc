import { api } from '../../../lib/api-client.ts';
import { call } from '../../../lib/call.ts';
import { checkedList } from '../../../lib/checked-list.ts';
import type { ContentItem, ContentSource } from './content-sources.ts';

/** 5 MB over a slow line; the server itself gives up after a minute. */
const UPLOAD_TIMEOUT_MS = 90_000;

export async function fetchContent(
  { listCall, toItem }: ContentSource,
  { signal }: { signal: AbortSignal },
): Promise<ContentItem[]> {
  const rows = (await call(listCall, { signal })) as never[];
  return checkedList(rows).map(toItem);
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
  { addPath, pictureField }: ContentSource,
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
export async function deleteContent({ deleteCall }: ContentSource, id: number): Promise<void> {
  await call(deleteCall, { params: { id: String(id) } });
}
