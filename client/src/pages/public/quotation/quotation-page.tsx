import { quotationTexts as texts } from '@dealership/shared/texts/common/papers/quotation.ts';
import { latePart } from '../../../lib/browser/late.ts';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import styles from './quotation-page.module.css';

const loading = (
  <>
    <h1>{texts.title}</h1>
    <p role="status">{texts.loading}</p>
  </>
);
const Quotation = latePart(async () => (await import('./quotation.tsx')).Quotation, loading);

/** A quotation under its own address, for its customer alone. */
export function QuotationPage() {
  const isHydrated = useHydrated();
  return <div className={styles.page}>{isHydrated ? <Quotation /> : loading}</div>;
}
