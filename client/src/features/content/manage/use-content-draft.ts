import type { UploadedPicture } from '@dealership/shared';
import { useState } from 'react';
import type { Shown } from './schedule-fields.tsx';
import { usePictureQueue, type ChosenPicture } from './files/use-picture-queue.ts';

interface Typed extends Shown {
  title: string;
  description: string;
  pictures: readonly ChosenPicture[];
}

export type ContentDraft = ReturnType<typeof useContentDraft>;

const nothing: Typed = { title: '', description: '', start: '', end: '', model: '', pictures: [] };

/** Content that somebody has begun to add; it outlives a dialog that was closed by mistake. */
export function useContentDraft() {
  const [typed, setTyped] = useState(nothing);
  const changePictures = (change: (before: readonly ChosenPicture[]) => readonly ChosenPicture[]) =>
    setTyped((before) => ({ ...before, pictures: change(before.pictures) }));
  const queue = usePictureQueue(typed.pictures.length, (stored) =>
    changePictures((before) => [...before, stored]),
  );
  return {
    ...typed,
    /** Of several pictures at once. */
    queue,
    change: (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed })),
    /** Called when a picture's description has changed. */
    say: (picture: UploadedPicture) =>
      changePictures((before) =>
        before.map((each) => (each.picture.id === picture.id ? { ...each, picture } : each)),
      ),
    drop: (id: number) =>
      changePictures((before) => before.filter(({ picture }) => picture.id !== id)),
    clear: () => {
      setTyped(nothing);
      queue.clear();
    },
  };
}
