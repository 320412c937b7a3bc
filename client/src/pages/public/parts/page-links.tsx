import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './page-links.module.css';

interface PageLink {
  to: string;
  title: string;
  text: string;
}

export function PageLinks({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, title, text }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            <span>
              <strong>{title}</strong>
              <span className="soft">{text}</span>
            </span>
            <Icon name="down" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
