import { useState } from 'react';
import type { ContentSource } from './content-sources.ts';
import { noWords, type Words } from './picture-words.tsx';
import type { Shown } from './schedule-fields.tsx';
import { usePictures, type ChosenPictures } from './use-pictures.ts';

interface Typed extends Shown {
  title: string;
  description: string;
  /** Of the one picture. */
  words: Words;
}

/** What somebody has begun to add; it outlives a dialog that was closed by mistake. */
export interface ContentDraft extends Typed {
  change: (typed: Partial<Typed>) => void;
  pictures: ChosenPictures;
  clear: () => void;
}

const nothing: Typed = {
  ...{ title: '', description: '', start: '', end: '', model: '', words: noWords },
};

export function useContentDraft({ mostPictures }: ContentSource): ContentDraft {
  const [typed, setTyped] = useState(nothing);
  const pictures = usePictures(mostPictures);
  return {
    ...typed,
    change: (changed) => setTyped((before) => ({ ...before, ...changed })),
    pictures,
    clear: () => {
      setTyped(nothing);
      pictures.clear();
    },
  };
}
