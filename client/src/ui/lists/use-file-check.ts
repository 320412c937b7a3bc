import { useRef, useState } from 'react';
import { api } from '../../lib/calls/api-client.ts';
import { Refusal } from '../../lib/calls/refusal.ts';
import type { Problems } from '../../lib/staff/beside-fields.ts';
import { useForm } from '../forms/use-form.ts';

/** Enough for 5 MB over a slow line. */
const UPLOAD_TIMEOUT_MS = 90_000;

interface FileCheckOptions {
  path: string;
  maxBytes: number;
  texts: { fileMissing: string; fileTooLarge: string; fileChanged: string };
  /** The values of the other fields, which are sent with the file; `''` is left out. */
  fields: Readonly<Record<string, string>>;
  checkFields?: () => Problems;
}

/**
 * Asks which changes a file would make. The result, and what was `done` with it, is forgotten when something else is
 * chosen.
 */
export function useFileCheck<Check, Done>(options: FileCheckOptions) {
  const { path, maxBytes, texts, fields, checkFields } = options;
  const [file, setFile] = useState<File>();
  /** The result with the content that was sent, so that exactly this can then be applied. */
  const [found, setFound] = useState<{ check: Check; sent: FormData }>();
  const [done, setDone] = useState<Done>();
  /** Grows with every choice: the answer about an earlier one is dropped. */
  const choice = useRef(0);
  const forget = () => {
    choice.current += 1;
    setFound(undefined);
    setDone(undefined);
  };
  const checkChosen = async () => {
    if (!file) return;
    const asked = choice.current;
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (value !== '') sent.append(name, value);
    }
    sent.append('file', await contentOf(file, texts.fileChanged), file.name);
    const { data } = await api.post<Check>(path, sent, { timeout: UPLOAD_TIMEOUT_MS });
    if (asked === choice.current) setFound({ check: data, sent });
  };
  const form = useForm({
    fields: [...Object.keys(fields), 'file'],
    check: () => ({
      ...checkFields?.(),
      ...(!file && { file: texts.fileMissing }),
      ...(file && file.size > maxBytes && { file: texts.fileTooLarge }),
    }),
    act: async () => {
      forget();
      await checkChosen();
    },
  });
  return {
    form,
    found,
    done,
    forget,
    checkChosen,
    onFile: (chosen: File | undefined) => {
      setFile(chosen);
      forget();
    },
    finish: (result: Done) => {
      setFound(undefined);
      setDone(result);
    },
  };
}

/** A file that was saved again after it was chosen can no longer be read. */
async function contentOf(file: File, changed: string): Promise<Blob> {
  try {
    return new Blob([await file.arrayBuffer()]);
  } catch {
    throw new Refusal(changed);
  }
}
