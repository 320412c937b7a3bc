import { uiTexts } from '@dealership/shared/texts/common/ui.ts';
import { Button } from './button.tsx';
import styles from './load-failure.module.css';

interface LoadFailureProps {
  text: string;
  /** Left out where a second try is pointless. */
  onRetry?: () => void;
}

/** Shows that something could not be loaded, so that it never looks like an empty list. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      )}
    </div>
  );
}
