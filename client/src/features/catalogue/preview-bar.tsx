import { screenAddress, type ModelPreview } from '@dealership/shared';
import { previewTexts as texts } from '@dealership/shared/texts/public/preview.ts';
import styles from './preview-bar.module.css';

/** Says that visitors do not see what the page shows, with the way back to the editor. */
export function PreviewBar({ preview: { id, isSold } }: { preview: ModelPreview }) {
  return (
    <section aria-label={texts.label} className={styles.bar}>
      <p>{isSold ? texts.text : `${texts.text} ${texts.notSold}`}</p>
      {/* The back office is a document of its own. */}
      <a href={screenAddress('models', { model: String(id) })} className={styles.link}>
        {texts.edit}
      </a>
    </section>
  );
}
