import { useEffect, useRef } from 'react';
import { dealership } from '../../lib/page/dealership.ts';
import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './social-bar.module.css';

const STORAGE_KEY = 'social-bar';

/**
 * The dealership's pages elsewhere: at the edge of a wide screen, in the gutter without
 * content; on a phone, where a floating bar would cover something, above the footer.
 */
export function SocialBar() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (ref.current && isHidden()) ref.current.open = false;
  }, []);
  return (
    <nav aria-label={chromeTexts.followUs}>
      <details
        ref={ref}
        className={styles.bar}
        open
        onToggle={({ currentTarget }) => remember(currentTarget.open)}
      >
        <summary className={styles.toggle}>
          <span className={styles.label}>{chromeTexts.followUs}</span>
          <Icon name="down" />
        </summary>
        <ul className={styles.links}>
          {dealership().socialLinks.map(({ label, url }) => (
            <li key={label}>
              <a href={url} target="_blank" rel="noopener" aria-label={label} data-mark={label} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function isHidden(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'hidden';
  } catch {
    return false;
  }
}

function remember(isShown: boolean) {
  try {
    if (isShown) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'hidden');
  } catch {
    // A browser that stores nothing shows the bar again on the next visit.
  }
}
