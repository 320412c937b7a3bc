import { useState } from 'react';
import type { ContentSource } from './content-sources.ts';
import { usePictures, type ChosenPictures } from './use-pictures.ts';

/** What somebody has begun to add; it outlives a dialog that was closed by mistake. */
export interface ContentDraft {
  title: string;
  description: string;
  change: (texts: { title?: string; description?: string }) => void;
  pictures: ChosenPictures;
  clear: () => void;
}

const NO_TEXTS = { title: '', description: '' };

export function useContentDraft({ mostPictures }: ContentSource): ContentDraft {
  const [texts, setTexts] = useState(NO_TEXTS);
  const pictures = usePictures(mostPictures);
  return {
    ...texts,
    change: (changed) => setTexts((before) => ({ ...before, ...changed })),
    pictures,
    clear: () => {
      setTexts(NO_TEXTS);
      pictures.clear();
    },
  };
}
