import { screenAddress } from '@dealership/shared';
import { priceTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { screenTexts } from '@dealership/shared/texts/staff/screens.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './price-tabs.module.css';

const screens = ['price', 'accessories-price', 'bikes'] as const;

/** The three screens of one table of models, each with its own address and entry in the menu. */
export function PriceTabs({ chosen }: { chosen: (typeof screens)[number] }) {
  return (
    <nav className={styles.tabs} aria-label={priceTexts.tabs}>
      {screens.map((screen) => (
        <Link
          key={screen}
          to={screenAddress(screen)}
          className={styles.tab}
          aria-current={screen === chosen ? 'page' : undefined}
        >
          {screenTexts.screens[screen].title}
        </Link>
      ))}
    </nav>
  );
}
