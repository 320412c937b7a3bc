import { shellText } from '../../lib/shell-text.ts';
import { catalogueTexts } from '../../texts/catalogue.ts';
import styles from './model-loading.module.css';

/** A model's page before its data are there: whose they will be. */
export function ModelLoading({ bikeName }: { bikeName: string | undefined }) {
  return (
    <>
      <h1 className={styles.name}>{bikeName ?? shellText('model')}</h1>
      <p className={styles.loading} role="status">
        {catalogueTexts.details.loading}
      </p>
    </>
  );
}
