import { pictureFieldTexts as texts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useRef, useState, type RefObject } from 'react';
import { pause } from '../../lib/browser/pause.ts';

/** How far the pictures of a field are, in `data-upload`; absent: nothing was chosen, or it was called off. */
export type UploadMark = 'sending' | 'stored' | 'failed';

/** How often the fields are looked at while somebody waits for them, in ms. */
const LOOK_EVERY_MS = 50;

/** The fields inside an element whose pictures are on their way. */
function fieldsSending(around: ParentNode | null): HTMLElement[] {
  return [...(around?.querySelectorAll<HTMLElement>('[data-upload="sending"]') ?? [])];
}

/**
 * Waits for the pictures that are on their way inside an element.
 *
 * @returns whether all of them are stored
 */
export async function untilPicturesStored(around: ParentNode | null): Promise<boolean> {
  const fields = fieldsSending(around);
  const isUnderWay = ({ isConnected, dataset }: HTMLElement) =>
    isConnected && dataset.upload === 'sending';
  while (fields.some(isUnderWay)) await pause(LOOK_EVERY_MS);
  return fields.every(({ isConnected, dataset }) => isConnected && dataset.upload === 'stored');
}

/**
 * Puts off the save of a form while a picture is on its way, and submits the form again once it is stored. It is not
 * saved when the picture does not come, or is called off.
 */
export function useAfterPictures(
  form: RefObject<HTMLFormElement | null>,
  { onFailed }: { onFailed: (text: string) => void },
) {
  const [isWaiting, setIsWaiting] = useState(false);
  /** The same, known to the submit that follows before anything is drawn anew. */
  const isUnderWay = useRef(false);
  const wait = async () => {
    isUnderWay.current = true;
    setIsWaiting(true);
    const areStored = await untilPicturesStored(form.current);
    isUnderWay.current = false;
    setIsWaiting(false);
    if (areStored) form.current?.requestSubmit();
    else onFailed(texts.notStored);
  };
  return {
    /** What the button reads while a save waits; `undefined`: none does. */
    waiting: isWaiting ? texts.waiting : undefined,
    /** @returns whether the save that was asked for waits */
    putOff: (): boolean => {
      if (isUnderWay.current) return true;
      if (fieldsSending(form.current).length === 0) return false;
      void wait();
      return true;
    },
  };
}
