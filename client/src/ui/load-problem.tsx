import { phoneOf } from '../lib/page/dealership.ts';
import { telHref } from '../lib/page/contact-links.ts';
import { uiTexts } from '@dealership/shared/texts/common/ui.ts';
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';
import { LoadFailure } from './load-failure.tsx';
import styles from './load-problem.module.css';

/** Shows what could not be loaded, with a button to try again and a phone number to ask. */
export function LoadProblem({ text, onRetry }: { text: string; onRetry: () => void }) {
  const phone = phoneOf('sales');
  return (
    <div className={styles.problem}>
      <LoadFailure text={text} onRetry={onRetry} />
      <ButtonLink variant="quiet" href={telHref(phone)}>
        <Icon name="phone" />
        {uiTexts.callInstead(phone)}
      </ButtonLink>
    </div>
  );
}
