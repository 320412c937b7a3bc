import type { UploadedPicture } from '@dealership/shared';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../lib/calls/failure-text.ts';
import { sendPhotograph } from '../../lib/calls/send-picture.ts';

export type Upload =
  | { state: 'idle' | 'preparing' | 'stored' }
  | { state: 'sending'; share: number }
  | { state: 'failed'; failure: string; file: File };

/** Sends a file; the upload stops when the field is removed. */
export function useUpload(onStored: (picture: UploadedPicture) => void) {
  const [upload, setUpload] = useState<Upload>({ state: 'idle' });
  const controller = useRef<AbortController>(undefined);
  // While a file is uploading, people may type into the field beside it.
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (file: File) => {
    const { signal } = (controller.current = new AbortController());
    setUpload({ state: 'preparing' });
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) setUpload({ state: 'sending', share });
      };
      const picture = await sendPhotograph(file, { signal, onProgress });
      setUpload({ state: 'stored' });
      latest.current(picture);
    } catch (error) {
      if (!signal.aborted) setUpload({ state: 'failed', failure: failureText(error), file });
    }
  };
  return {
    upload,
    take: (file: File) => void send(file),
    cancel: () => {
      controller.current?.abort();
      setUpload({ state: 'idle' });
    },
    retry: () => {
      if (upload.state === 'failed') void send(upload.file);
    },
  };
}
