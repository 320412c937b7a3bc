import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { FirstShowcase } from './showcase.tsx';
import styles from './model-loading.module.css';

export function ModelLoading({ name }: { name: string | undefined }) {
  return (
    <div className={styles.loading}>
      <FirstShowcase name={name} heading="h1">
        <p className="soft" role="status">
          {catalogueTexts.details.loading}
        </p>
      </FirstShowcase>
    </div>
  );
}

export function ModelProblem({ name, onRetry }: { name: string | undefined; onRetry: () => void }) {
  return (
    <>
      <h1 className={styles.name}>{name}</h1>
      <LoadProblem text={catalogueTexts.details.failed} onRetry={onRetry} />
    </>
  );
}
