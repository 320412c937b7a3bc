import { api } from './api-client.ts';
import { Refusal } from './refusal.ts';

/** Enough for 5 MB over a slow line. */
const UPLOAD_TIMEOUT_MS = 90_000;

/** Asks which changes a file would make. Also returns the sent content, so that exactly this can then be applied. */
export async function checkFile<Answer>(
  path: string,
  { file, fields, changed }: { file: File; fields: Record<string, string>; changed: string },
) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.append(name, value);
  sent.append('file', await contentOf(file, changed), file.name);
  const { data } = await api.post<Answer>(path, sent, { timeout: UPLOAD_TIMEOUT_MS });
  return { check: data, sent };
}

/** A file that was saved again after it was chosen can no longer be read. */
async function contentOf(file: File, changed: string): Promise<Blob> {
  try {
    return new Blob([await file.arrayBuffer()]);
  } catch {
    throw new Refusal(changed);
  }
}
