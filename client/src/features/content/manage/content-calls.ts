import type { ContentKind, ContentRow, UploadedPicture } from '@dealership/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { call } from '../../../lib/call.ts';
import { checkedList } from '../../../lib/checked-list.ts';
import type { ContentSource } from './content-sources.ts';

/** 5 MB over a slow line; the server itself gives up after a minute. */
const UPLOAD_TIMEOUT_MS = 90_000;

function keyOf(kind: ContentKind) {
  return ['content', kind];
}

/** All of a kind in its order, the deleted ones last. */
export function useContent({ kind }: ContentSource) {
  return useQuery({
    queryKey: keyOf(kind),
    queryFn: async ({ signal }) => {
      const { items } = await call('GET /api/content/:kind', { params: { kind }, signal });
      return checkedList(items);
    },
  });
}

/** Puts what a change has answered into the place of the list known before. */
export function useStoreContent({ kind }: ContentSource) {
  const queries = useQueryClient();
  return ({ items }: { items: ContentRow[] }) => queries.setQueryData(keyOf(kind), items);
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
  { addPath, pictureField }: Pick<ContentSource, 'addPath' | 'pictureField'>,
  { texts, file, signal, onProgress }: Upload,
): Promise<unknown> {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  form.append(pictureField, file);
  const { data } = await api.post<unknown>(addPath, form, {
    signal,
    timeout: UPLOAD_TIMEOUT_MS,
    onUploadProgress: ({ progress = 0 }) => onProgress(progress),
  });
  return data;
}

/**
 * Stores a picture that is shown nowhere yet.
 * @throws {ApiError}
 */
export async function storePicture(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<UploadedPicture> {
  const to = { addPath: '/api/pictures', pictureField: 'image' };
  return (await uploadContent(to, { texts: {}, file, signal, onProgress })) as UploadedPicture;
}

/** @throws {ApiError} */
export async function deleteContent({ deleteCall }: ContentSource, id: number): Promise<void> {
  await call(deleteCall, { params: { id: String(id) } });
}
