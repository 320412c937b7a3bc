import type { deskNames, hiddenNames, StaffScreenName } from './staff-screen-names.ts';

type MenuName = Exclude<StaffScreenName, (typeof hiddenNames | typeof deskNames)[number]>;

/**
 * Line drawings on a 24 px grid, by the names of the screens. A report without a drawing of its own has
 * that of all enquiries.
 */
const paths: Readonly<
  Record<MenuName | 'dashboard' | 'enquiries', string> & Record<string, string>
> = {
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  desk: 'M3 8h18v3H3zM5 11v9M19 11v9M13 11v4h6',
  appointments: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8 14h3M8 17h7',
  insights: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  enquiries: 'M4 5h16v14H4zM4 13h5l1.5 2.5h3L15 13h5',
  audit: 'M6 4h12v17H6zM9 2h6v4H9zM9 11h6M9 15h4',
  erasure: 'M5 7h14M9 7V4h6v3M7 7l1 14h8l1-14M10 11v6M14 11v6',
  account: 'M4 5h16v14H4zM9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4M6 16c1-2.5 5-2.5 6 0M14 10h4M14 14h4',
  price: 'M7 4h10M7 9h10M7 4h3c6 0 6 9 0 9H7l7 7',
  'accessories-price': 'M6 8h12l1 12H5zM9 8a3 3 0 0 1 6 0',
  bikes:
    'M5.5 18a3 3 0 1 0 0-6 3 3 0 0 0 0 6M18.5 18a3 3 0 1 0 0-6 3 3 0 0 0 0 6M5.5 15L10 9h5l3.5 6M13 6h3l1 3',
  models: 'M4 4h10l6 6v10H4zM14 4v6h6M8 14h8M8 17h5',
  offer: 'M4 4h8l8 8-8 8-8-8zM8.5 9a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1',
  notification: 'M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  banners: 'M3 6h18v9H3zM8 19h.01M12 19h.01M16 19h.01',
  gallery: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 4M15.5 9.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2',
  staff:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-4 3-5.5 6.5-5.5s6.5 1.5 6.5 5.5M15.5 4.3a3.5 3.5 0 0 1 0 6.4M18 14.8c2.3.7 3.5 2.3 3.5 5.2',
  dealership: 'M4 10l2-6h12l2 6M4 10v10h16V10M4 10h16M9 20v-6h6v6',
  pages: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7M14 3v5h5',
  setup: 'M4 21V4l9 3-5 4 8 3M4 4v17h14',
  hours: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2',
  branches: 'M12 21s6-6 6-10.5a6 6 0 0 0-12 0C6 15 12 21 12 21M12 12.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  answering: 'M4 5h16v11H10l-5 4v-4H4zM12 8v3l2 1.5',
  replies: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5',
  messages: 'M3 6h18v12H3zM3 7l9 7 9-7',
  retention: 'M5 7h14M9 7V4h6v3M7 7l1 14h8l1-14M12 11v4l3 2',
  profile: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 21c0-4 3-6 7-6s7 2 7 6',
  'change-password': 'M6 11h12v9H6zM9 11V7a3 3 0 0 1 6 0v4M12 15v2',
  security: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM12 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4M12 13v3',
  'days-off': 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 13l6 4M15 13l-6 4',
  alerts: 'M6 17h12l-1.5-2V11a4.5 4.5 0 0 0-9 0v4zM10.5 20h3M12 6.5V4',
  'booking-report': 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
  'amc-report': 'M6 3h8l4 4v14H6zM14 3v4h4M9 14l2 2 4-4',
  'ew-report': 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
  'insurance-report': 'M3 12a9 9 0 0 1 18 0zM12 12v6a2.5 2.5 0 0 0 5 0',
  'finance-report': 'M3 6h18v12H3zM3 10h18M6 15h4',
  'enquiry-report': 'M4 5h16v11H10l-5 4v-4H4z',
  'service-report':
    'M20.5 7.5l-3 3-3-1-1-3 3-3a5 5 0 0 0-6 6.5L4 16.5a2.1 2.1 0 0 0 3 3l6.5-6.5a5 5 0 0 0 7-5.5',
  'spare-part-report': 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  'sales-report':
    'M3 4h2l2.5 11h10L20 7H6M9 20a1 1 0 1 0 0-2 1 1 0 0 0 0 2M16 20a1 1 0 1 0 0-2 1 1 0 0 0 0 2',
  'offer-report':
    'M19 5L5 19M7.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M16.5 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  'joy-club-report':
    'M4 9h16v4H4zM6 13v7h12v-7M12 9v11M12 9C8 9 7 7.5 7 6s4-2 5 3c1-5 5-4.5 5-3s-1 3-5 3',
};

/** A drawing beside a text that says the same, so screen readers skip it. */
export function ScreenIcon({ name, size = 18 }: { name: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name] ?? paths.enquiries} />
    </svg>
  );
}
