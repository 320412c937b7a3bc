import { quotationTexts as texts } from '@dealership/shared/texts/common/papers/quotation.ts';
import { latePart } from '../../../lib/browser/late.ts';
import styles from './quotation-page.module.css';

const Quotation = latePart(
  async () => (await import('./quotation.tsx')).Quotation,
  <>
    <h1>{texts.title}</h1>
    <p role="status">{texts.loading}</p>
  </>,
);

/** A quotation under its own address, for its customer alone. */
export function QuotationPage() {
  return (
    <div className={styles.page}>
      <Quotation />
    </div>
  );
}
