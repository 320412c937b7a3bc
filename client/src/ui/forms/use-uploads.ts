import type { UploadedPicture } from '@dealership/shared';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/calls/api-client.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import type { Sending } from '../../lib/calls/send-picture.ts';
import type { UploadMark } from '../pictures/use-after-pictures.ts';

export interface Upload {
  mark: UploadMark | undefined;
  /** Number of the picture that is being sent, or at which it broke off, from 1, and of all of them. */
  number: number;
  count: number;
  /** The share of it that was sent, from 0 to 1; `undefined`: it is being scaled. */
  share: number | undefined;
  failure: string;
}

const idle: Upload = { mark: undefined, number: 1, count: 0, share: undefined, failure: '' };

interface Uploads<Picture> {
  send: (picture: Picture, options: Sending) => Promise<UploadedPicture>;
  onStored: (stored: UploadedPicture, picture: Picture) => void;
  /** Called for a picture that the server refuses; the others are sent. Without it a refusal is like a broken line. */
  onRefused?: (error: unknown, picture: Picture) => void;
}

/**
 * Stores pictures one after another. When the connection breaks, the stored ones are kept, and the others wait. It
 * stops when the field is removed.
 */
export function useUploads<Picture>(uploads: Uploads<Picture>) {
  const [upload, setUpload] = useState(idle);
  const waiting = useRef<Picture[]>([]);
  const done = useRef(0);
  const controller = useRef<AbortController>(undefined);
  // While a picture is uploading, people may type into the field beside it.
  const latest = useRef(uploads);
  useEffect(() => {
    latest.current = uploads;
  });
  useEffect(() => () => controller.current?.abort(), []);

  const send = async () => {
    if (controller.current) return;
    const { signal } = (controller.current = new AbortController());
    const show = (mark: Upload['mark'], more?: Partial<Upload>) => {
      if (signal.aborted) return;
      const number = done.current + 1;
      setUpload({ ...idle, mark, number, count: done.current + waiting.current.length, ...more });
    };
    const onProgress = (share: number) => show('sending', { share });
    let hasRefused = false;
    try {
      for (let picture = waiting.current[0]; picture; picture = waiting.current[0]) {
        show('sending');
        try {
          const stored = await latest.current.send(picture, { signal, onProgress });
          if (signal.aborted) return;
          latest.current.onStored(stored, picture);
        } catch (error) {
          const { onRefused } = latest.current;
          if (signal.aborted || !onRefused || !isRefusal(error)) throw error;
          hasRefused = true;
          onRefused(error, picture);
        }
        waiting.current.shift();
        done.current += 1;
      }
      show(hasRefused ? undefined : 'stored');
      done.current = 0;
    } catch (error) {
      show('failed', { failure: failureText(error) });
    }
    if (!signal.aborted) controller.current = undefined;
  };

  return {
    upload,
    countWaiting: () => waiting.current.length,
    add: (pictures: readonly Picture[]) => {
      waiting.current.push(...pictures);
      if (pictures.length > 0) void send();
    },
    /** Continues with the picture at which the connection broke. */
    goOn: () => void send(),
    /** Leaves out the pictures that have not been stored. */
    clear: () => {
      controller.current?.abort();
      controller.current = undefined;
      waiting.current = [];
      done.current = 0;
      setUpload(idle);
    },
  };
}

/** Whether another try would be refused, too. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 415].includes(error.status);
}
