import { contentLimits, type LocalText, type UploadedPicture } from '@dealership/shared';
import { pictureTexts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import { useState } from 'react';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { sendPhotograph } from '../../../lib/calls/send-picture.ts';
import { isPicture } from '../../../ui/forms/picture-field.tsx';
import { useUploads } from '../../../ui/forms/use-uploads.ts';
import type { Shown } from './schedule-fields.tsx';

/** A picture that is stored, but not published yet. */
interface ChosenPicture {
  /** The file's name; `''`: not needed. */
  name: string;
  picture: UploadedPicture;
}

interface Typed extends Shown {
  title: LocalText;
  description: LocalText;
  pictures: readonly ChosenPicture[];
}

export type NewContent = ReturnType<typeof useNewContent>;

const nothing: Typed = {
  title: { en: '' },
  description: { en: '' },
  start: '',
  end: '',
  model: '',
  pictures: [],
};

/** Content that somebody has begun to add; it outlives a dialog that was closed by mistake. */
export function useNewContent() {
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
    describe: (picture: UploadedPicture) =>
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

/**
 * The upload of several pictures.
 *
 * @param count how many are chosen and stored
 */
function usePictureQueue(count: number, onStored: (picture: ChosenPicture) => void) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { countWaiting, ...queue } = useUploads<File>({
    send: sendPhotograph,
    onStored: (picture, { name }) => onStored({ name, picture }),
    onRefused: (error, { name }) =>
      setProblems((before) => [...before, pictureTexts.refused(name, failureText(error))]),
  });
  return {
    ...queue,
    problems,
    add: (files: readonly File[]) => {
      const most = contentLimits.galleryFiles;
      const room = Math.max(0, most - count - countWaiting());
      const pictures = files.filter((file) => problemOf(file) === undefined);
      const accepted = pictures.slice(0, room);
      const left = pictures.length - accepted.length;
      setProblems([
        ...files.flatMap((file) => problemOf(file) ?? []),
        ...(left > 0 ? [pictureTexts.tooMany(most, left)] : []),
      ]);
      queue.add(accepted);
    },
    clear: () => {
      queue.clear();
      setProblems([]);
    },
  };
}

/** Why a file may not be sent. The server checks the content, the browser only the name. */
function problemOf(file: File): string | undefined {
  if (!isPicture(file)) return pictureTexts.wrongType(file.name);
  return file.size === 0 ? pictureTexts.empty(file.name) : undefined;
}
