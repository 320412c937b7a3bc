import { pictureFieldTexts as texts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useRef, useState, type RefObject } from 'react';
import { pause } from '../../lib/browser/pause.ts';

/** State of the upload in a field, in `data-upload`; absent: nothing was chosen, or it was cancelled. */
export type UploadMark = 'sending' | 'stored' | 'failed';

/** How often the fields are checked while a save waits for them, in ms. */
const LOOK_EVERY_MS = 50;

/** The fields inside an element with uploads under way. */
function fieldsSending(around: ParentNode | null): HTMLElement[] {
  return [...(around?.querySelectorAll<HTMLElement>('[data-upload="sending"]') ?? [])];
}

/**
 * Waits for the uploads inside an element.
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
 * Delays the save of a form while a picture is uploading, and submits the form again once the picture is stored. The
 * form is not saved when the upload fails or is cancelled.
 */
export function useAfterPictures(
  form: RefObject<HTMLFormElement | null>,
  { onFailed }: { onFailed: (text: string) => void },
) {
  const [isWaiting, setIsWaiting] = useState(false);
  /** The same, for the submit that follows before anything is drawn again. */
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
    /** The text of the button while a save waits; `undefined`: no save waits. */
    waiting: isWaiting ? texts.waiting : undefined,
    /** @returns whether the requested save waits */
    putOff: (): boolean => {
      if (isUnderWay.current) return true;
      if (fieldsSending(form.current).length === 0) return false;
      void wait();
      return true;
    },
  };
}
