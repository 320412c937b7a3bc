import { catalogueTexts } from '@dealership/shared/messages/public/catalogue.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { FirstShowcase } from './showcase.tsx';
import styles from './model-loading.module.css';

/** Shown while a model's details are loading. */
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

/** Shown when a model's details could not be loaded. */
export function ModelProblem({ bikeName, onRetry }: ModelProblemProps) {
  return (
    <>
      <h1 className={styles.name}>{bikeName}</h1>
      <LoadProblem text={catalogueTexts.details.failed} onRetry={onRetry} />
    </>
  );
}
