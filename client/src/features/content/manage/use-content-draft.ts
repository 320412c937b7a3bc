import type { UploadedPicture } from '@dealership/shared';
import { useState } from 'react';
import type { Shown } from './schedule-fields.tsx';
import {
  usePictureQueue,
  type ChosenPicture,
  type PictureQueue,
} from './files/use-picture-queue.ts';

interface Typed extends Shown {
  title: string;
  description: string;
  pictures: readonly ChosenPicture[];
}

/** Content that somebody has begun to add; it outlives a dialog that was closed by mistake. */
export interface ContentDraft extends Typed {
  change: (typed: Partial<Typed>) => void;
  /** Called when a picture's description has changed. */
  say: (picture: UploadedPicture) => void;
  drop: (id: number) => void;
  /** Of several pictures at once. */
  queue: PictureQueue;
  clear: () => void;
}

const nothing: Typed = { title: '', description: '', start: '', end: '', model: '', pictures: [] };

export function useContentDraft(): ContentDraft {
  const [typed, setTyped] = useState(nothing);
  const changePictures = (change: (before: readonly ChosenPicture[]) => readonly ChosenPicture[]) =>
    setTyped((before) => ({ ...before, pictures: change(before.pictures) }));
  const queue = usePictureQueue(typed.pictures.length, (stored) =>
    changePictures((before) => [...before, stored]),
  );
  return {
    ...typed,
    queue,
    change: (changed) => setTyped((before) => ({ ...before, ...changed })),
    say: (picture) =>
      changePictures((before) =>
        before.map((each) => (each.picture.id === picture.id ? { ...each, picture } : each)),
      ),
    drop: (id) => changePictures((before) => before.filter(({ picture }) => picture.id !== id)),
    clear: () => {
      setTyped(nothing);
      queue.clear();
    },
  };
}
