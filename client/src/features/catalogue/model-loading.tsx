import { catalogueTexts } from '@dealership/shared/messages/public/catalogue.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { FirstShowcase } from './showcase.tsx';
import styles from './model-loading.module.css';

/** A model's details before they are there: whose they will be. */
export function ModelLoading({ bikeName }: { bikeName: string | undefined }) {
  return (
    <div className={styles.loading}>
      <FirstShowcase name={bikeName} heading="h1">
        <p className={styles.text} role="status">
          {catalogueTexts.details.loading}
        </p>
      </FirstShowcase>
    </div>
  );
}

interface ModelProblemProps {
  bikeName: string | undefined;
  onRetry: () => void;
}

/** A model's page whose data could not be had. */
export function ModelProblem({ bikeName, onRetry }: ModelProblemProps) {
  return (
    <>
      <h1 className={styles.name}>{bikeName}</h1>
      <LoadProblem text={catalogueTexts.details.failed} onRetry={onRetry} />
    </>
  );
}
