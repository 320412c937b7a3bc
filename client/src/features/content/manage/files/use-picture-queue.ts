import { contentLimits, type UploadedPicture } from '@dealership/shared';
import { pictureTexts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../lib/calls/api-client.ts';
import { failureText } from '../../../../lib/calls/failure-text.ts';
import { TYPES_OF_COMPUTERS } from '../../../../ui/forms/picture-field.tsx';
import { sendPhotograph } from '../../../../lib/calls/send-picture.ts';

/** A picture that is stored, but not published yet. */
export interface ChosenPicture {
  /** The file's name; `''`: not needed. */
  name: string;
  picture: UploadedPicture;
}

interface Progress {
  /** Number of the picture being sent, from 1, and of all of them. */
  number: number;
  count: number;
  /** The share of it that was sent, from 0 to 1; `undefined`: it is being scaled. */
  share: number | undefined;
}

export type PictureQueue = ReturnType<typeof usePictureQueue>;

/**
 * Stores pictures one after another. When the connection breaks, the stored ones are kept, and the others wait.
 *
 * @param count how many are chosen and stored
 */
export function usePictureQueue(count: number, onStored: (picture: ChosenPicture) => void) {
  const [progress, setProgress] = useState<Progress>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState('');
  const [isDone, setIsDone] = useState(false);
  const waiting = useRef<File[]>([]);
  const done = useRef(0);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const send = async () => {
    if (controller.current) return;
    const { signal } = (controller.current = new AbortController());
    setFailure('');
    setIsDone(false);
    let hasRefused = false;
    try {
      for (let file = waiting.current[0]; file; file = waiting.current[0]) {
        const report = (share?: number) => {
          if (signal.aborted) return;
          const number = done.current + 1;
          setProgress({ number, count: done.current + waiting.current.length, share });
        };
        report();
        const { name } = file;
        try {
          const picture = await sendPhotograph(file, { signal, onProgress: report });
          if (signal.aborted) return;
          onStored({ name, picture });
        } catch (error) {
          if (signal.aborted || !isRefusal(error)) throw error;
          hasRefused = true;
          setProblems((before) => [...before, pictureTexts.refused(name, failureText(error))]);
        }
        waiting.current.shift();
        done.current += 1;
      }
      done.current = 0;
      setIsDone(!hasRefused);
    } catch (error) {
      if (signal.aborted) return;
      setFailure(`${failureText(error)} ${pictureTexts.left(waiting.current.length)}`);
    }
    controller.current = undefined;
    setProgress(undefined);
  };

  return {
    /** `undefined`: no picture is being sent. */
    progress,
    problems,
    /** Why the waiting pictures are not sent; `''`: no obstacle. */
    failure,
    isDone,
    add: (files: readonly File[]) => {
      const most = contentLimits.galleryFiles;
      const room = Math.max(0, most - count - waiting.current.length);
      const pictures = files.filter((file) => problemOf(file) === undefined);
      const accepted = pictures.slice(0, room);
      const left = pictures.length - accepted.length;
      setProblems([
        ...files.flatMap((file) => problemOf(file) ?? []),
        ...(left > 0 ? [pictureTexts.tooMany(most, left)] : []),
      ]);
      waiting.current.push(...accepted);
      if (accepted.length > 0) void send();
    },
    /** Continues with the picture at which the connection broke. */
    goOn: () => void send(),
    /** Leaves out the pictures that have not been stored. */
    clear: () => {
      controller.current?.abort();
      controller.current = undefined;
      waiting.current = [];
      done.current = 0;
      setProgress(undefined);
      setIsDone(false);
      setProblems([]);
      setFailure('');
    },
  };
}

/** Whether another try would be refused, too. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 415].includes(error.status);
}

/** Why a file may not be sent. The server checks the content, the browser only the name. */
function problemOf({ name, type, size }: File): string | undefined {
  // By the name too: most systems know no type for the newer ones.
  const isPicture = TYPES_OF_COMPUTERS.split(',').some(
    (each) => each === type || name.toLowerCase().endsWith(each),
  );
  if (!isPicture) return pictureTexts.wrongType(name);
  return size === 0 ? pictureTexts.empty(name) : undefined;
}
