import { screenAddress, type ModelPreview } from '@dealership/shared';
import { previewTexts as texts } from '@dealership/shared/texts/public/preview.ts';
import styles from './preview-bar.module.css';

/** Shows that visitors do not see this page's content, with the way back to the editor. */
export function PreviewBar({ preview: { id, isSold } }: { preview: ModelPreview }) {
  return (
    <section aria-label={texts.label} className={styles.bar}>
      <p>{isSold ? texts.text : `${texts.text} ${texts.notSold}`}</p>
      {/* The back office is a separate document. */}
      <a href={screenAddress('models', { model: String(id) })} className="tap">
        {texts.edit}
      </a>
    </section>
  );
}
