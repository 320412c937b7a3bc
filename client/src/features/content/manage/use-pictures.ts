import { contentLimits } from '@dealership/shared';
import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../../lib/random-id.ts';
import { pictureTexts } from '@dealership/shared/messages/staff/content.ts';
import { checkFiles } from './check-files.ts';

/** A picture that is chosen and not sent yet. */
export interface ChosenPicture {
  id: string;
  file: File;
  /** Address of the preview. */
  url: string;
}

export interface ChosenPictures {
  pictures: readonly ChosenPicture[];
  /** What was wrong with files that were left out. */
  problems: readonly string[];
  /** Most that may be chosen. */
  most: number;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  /** The browser cannot show it, so that the server could not read it either. */
  reject: (id: string) => void;
  clear: () => void;
}

/** The pictures that somebody has chosen, checked before anything is sent. */
export function usePictures(most: number = contentLimits.galleryFiles): ChosenPictures {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const urls = useRef(new Set<string>());

  // The browser keeps a file in memory for as long as an address names it.
  useEffect(() => {
    const all = urls.current;
    return () => all.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  const release = (gone: readonly ChosenPicture[]) => {
    for (const { url } of gone) {
      URL.revokeObjectURL(url);
      urls.current.delete(url);
    }
  };

  const remove = (id: string) => {
    release(pictures.filter((picture) => picture.id === id));
    setPictures((before) => before.filter((picture) => picture.id !== id));
  };

  return {
    pictures,
    problems,
    most,
    add: (files) => {
      // One more in place of the one, where there may be only one.
      const kept = most === 1 ? [] : pictures;
      const { accepted, problems: found } = checkFiles(files, {
        most,
        room: most - kept.length,
      });
      setProblems(found);
      if (accepted.length === 0) return;
      if (most === 1) release(pictures);
      const added = accepted.map((file) => ({
        id: randomId(),
        file,
        url: URL.createObjectURL(file),
      }));
      for (const { url } of added) urls.current.add(url);
      setPictures([...kept, ...added]);
    },
    remove,
    reject: (id) => {
      const name = pictures.find((picture) => picture.id === id)?.file.name ?? '';
      remove(id);
      setProblems((before) => [...before, pictureTexts.unreadable(name)]);
    },
    clear: () => {
      release(pictures);
      setPictures([]);
      setProblems([]);
    },
  };
}
