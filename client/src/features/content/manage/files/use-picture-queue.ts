import { contentLimits, type UploadedPicture } from '@dealership/shared';
import { pictureTexts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../lib/calls/api-client.ts';
import { failureText } from '../../../../lib/calls/failure-text.ts';
import { sendPhotograph } from '../../../../lib/calls/send-picture.ts';
import { checkFiles } from './check-files.ts';

/** A picture that is stored and shown nowhere yet. */
export interface ChosenPicture {
  /** Of its file; `''`: nobody needs it. */
  name: string;
  picture: UploadedPicture;
}

/** How far the pictures are that were chosen together. */
interface Progress {
  /** Which is on its way, from 1, and how many there are. */
  number: number;
  count: number;
  /** How much of it has left, from 0 to 1; `undefined`: it is being scaled. */
  share: number | undefined;
}

export interface PictureQueue {
  /** `undefined`: nothing is on its way. */
  progress: Progress | undefined;
  /** What was wrong with files that were left out. */
  problems: readonly string[];
  /** Why those that wait are not sent; `''`: nothing holds them up. */
  failure: string;
  /** All that were chosen have arrived. */
  isDone: boolean;
  add: (files: readonly File[]) => void;
  /** Goes on with the picture that the line broke in. */
  goOn: () => void;
  /** Leaves out what has not arrived. */
  clear: () => void;
}

/**
 * Stores pictures one after another. Where the line breaks, those that have arrived are kept, and the others wait.
 *
 * @param count how many are chosen and have arrived
 */
export function usePictureQueue(
  count: number,
  onStored: (picture: ChosenPicture) => void,
): PictureQueue {
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
    progress,
    problems,
    failure,
    isDone,
    add: (files) => {
      const most = contentLimits.galleryFiles;
      const room = Math.max(0, most - count - waiting.current.length);
      const { accepted, problems: found } = checkFiles(files, { most, room });
      setProblems(found);
      waiting.current.push(...accepted);
      if (accepted.length > 0) void send();
    },
    goOn: () => void send(),
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

/** What would be refused a second time too. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 415].includes(error.status);
}
