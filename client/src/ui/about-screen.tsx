import { screenAddress } from '@dealership/shared';
import {
  emptyTextsOf,
  screenTexts,
  type EmptyScreenName,
} from '@dealership/shared/texts/staff/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { countAll, enquiryHistoryQuery } from '../lib/staff/enquiry-history.ts';
import { firstSteps } from '../lib/staff/first-steps.ts';
import { useMay } from '../lib/staff/rights.ts';
import styles from './about-screen.module.css';
import { Link } from './link.tsx';

export interface AboutScreenProps {
  name: EmptyScreenName;
  /** For a list that is often empty: it is explained only until the first enquiry arrives. */
  onlyAtFirst?: boolean;
}

/** Explains the purpose of a screen and, to people with the permission, the first step and the demo. */
export function AboutScreen({ name, onlyAtFirst = false }: AboutScreenProps) {
  const { purpose, first } = emptyTextsOf(name);
  const { needs, at } = firstSteps[name];
  const mayBegin = useMay(needs);
  // A person who sets up the dealership can run the demo, or ask somebody to.
  const maySetUp = useMay('settings.edit');
  const history = useQuery({ ...enquiryHistoryQuery, enabled: maySetUp || onlyAtFirst });
  const isAtFirst = history.data !== undefined && countAll(history.data) === 0;
  if (onlyAtFirst && !isAtFirst) return null;
  return (
    <div className={styles.about}>
      {purpose !== null && <p>{purpose}</p>}
      {mayBegin && (
        <p>
          <span>{`${first} `}</span>
          {at && (
            <Link to={screenAddress(at)} className="tap">
              {screenTexts.screens[at].title}
            </Link>
          )}
        </p>
      )}
      {maySetUp && isAtFirst && <p>{screenTexts.demo}</p>}
    </div>
  );
}
