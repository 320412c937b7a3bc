import { uiTexts } from '@dealership/shared/texts/common/ui.ts';
import { Link } from './link.tsx';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** The pages above this one, the highest first. */
  parents: readonly { text: string; to: string }[];
  /** This page; empty while its name is loading. */
  here: string;
}

export function Breadcrumb({ parents, here }: BreadcrumbProps) {
  return (
    <nav aria-label={uiTexts.breadcrumb}>
      <ol className={styles.crumbs}>
        {parents.map(({ text, to }) => (
          <li key={to}>
            <Link className="tap" to={to}>
              {text}
            </Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
