import { screenAddress, type Permission } from '@dealership/shared';
import {
  emptyScreenTexts as texts,
  type EmptyScreenName,
} from '@dealership/shared/texts/staff/empty-screens.ts';
import { menuTexts } from '@dealership/shared/texts/staff/office.ts';
import { useQuery } from '@tanstack/react-query';
import { countAll, enquiryHistoryQuery } from '../lib/staff/enquiry-history.ts';
import { useMay } from '../lib/staff/rights.ts';
import styles from './about-screen.module.css';
import { Link } from './link.tsx';

/** The first step; without `screen` it is on this screen. */
interface FirstAction {
  needs: Permission;
  screen?: keyof typeof menuTexts.screens;
}

const addEnquiry: FirstAction = { needs: 'enquiries.work', screen: 'add-enquiry' };
const addModel: FirstAction = { needs: 'catalogue.edit', screen: 'models' };
const addContent: FirstAction = { needs: 'content.edit' };

const firstActions: Readonly<Record<EmptyScreenName, FirstAction>> = {
  dashboard: addEnquiry,
  desk: addEnquiry,
  appointments: addEnquiry,
  insights: addEnquiry,
  enquiries: addEnquiry,
  report: addEnquiry,
  customer: addEnquiry,
  price: addModel,
  'accessories-price': addModel,
  bikes: addModel,
  models: { needs: 'catalogue.edit' },
  offer: addContent,
  notification: addContent,
  gallery: addContent,
  banners: addContent,
  replies: { needs: 'templates.edit' },
};

interface AboutScreenProps {
  name: EmptyScreenName;
  onlyAtFirst?: boolean;
}

/** Explains the purpose of a screen and, to people with the permission, the first step and the demo. */
export function AboutScreen({ name, onlyAtFirst = false }: AboutScreenProps) {
  const { purpose, first } = texts.screens[name];
  const { needs, screen } = firstActions[name];
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
          {screen && <Link to={screenAddress(screen)}>{menuTexts.screens[screen]}</Link>}
        </p>
      )}
      {maySetUp && isAtFirst && <p>{texts.demo}</p>}
    </div>
  );
}
