import { screenAddress } from '@dealership/shared';
import { phoneBarTexts } from '@dealership/shared/texts/staff/office.ts';
import { useId, type ReactNode } from 'react';
import { LineDrawing } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { CountText, type MenuCounts } from './menu-counts.tsx';
import styles from './phone-bar.module.css';
import { isListed, screens } from '../screens.tsx';

const names = ['desk', 'appointments', 'add-enquiry', 'customer'];

const plusIcon = 'M12 5v14M5 12h14';

interface PhoneBarProps {
  /** The name of the shown screen. */
  current: string | undefined;
  counts: MenuCounts;
  onSelect: () => void;
  /** The button that opens the menu. */
  toggle: ReactNode;
}

/** At the bottom of a phone, within reach of a thumb, for people who answer enquiries. */
export function PhoneBar({ current, counts, onSelect, toggle }: PhoneBarProps) {
  const id = useId();
  const shown = names.flatMap((name) => screens.find((screen) => screen.name === name) ?? []);
  return (
    <nav className={styles.bar} aria-label={phoneBarTexts.label}>
      {shown.map((screen) => {
        const { name, title } = screen;
        const count = counts[name];
        return (
          <div key={name} className={styles.place}>
            <Link
              to={screenAddress(name)}
              className={styles.way}
              aria-current={name === current ? 'page' : undefined}
              aria-describedby={count && `${id}-${name}`}
              onClick={onSelect}
            >
              <LineDrawing path={isListed(screen) ? screen.icon : plusIcon} size={22} />
              <span>{name === 'add-enquiry' ? phoneBarTexts.add : title}</span>
            </Link>
            {count && <CountText count={count} id={`${id}-${name}`} />}
          </div>
        );
      })}
      {toggle}
    </nav>
  );
}
