import { pictureTexts } from '@dealership/shared/messages/staff/content.ts';
import styles from './upload-progress.module.css';

export interface UploadState {
  /** Which picture is on its way, from 1, and how many there are. */
  number: number;
  count: number;
  /** How much of it has left, from 0 to 1. */
  share: number;
}

/** How far an upload is. */
export function UploadProgress({ state: { number, count, share } }: { state: UploadState }) {
  const percent = Math.floor(share * 100);
  const text =
    percent === 100 && number === count
      ? pictureTexts.preparing
      : count > 1
        ? pictureTexts.uploadingOf(number, count, percent)
        : pictureTexts.uploading(percent);
  return (
    <div className={styles.progress}>
      <progress max={count} value={number - 1 + share} aria-label={text} />
      <p>{text}</p>
    </div>
  );
}
