import { addDays, enquiryKinds, type Outbox } from '@dealership/shared';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { AdminRoot } from '../src/app/admin-root.tsx';
import { setSessionMarker } from '../src/features/auth/session.ts';
import { owner } from './rights.ts';
import type { ApiCall } from './stub-api.ts';

export const user = {
  user_name: 'Asha',
  email: '',
  mobile_no: '',
  ...owner,
  second_factor_missing: false,
};

const counts = [{ bookings: 3, amc: 0, warranty: 2, enquiry_report: 14 }];

export const days = Array.from({ length: 56 }, (_, index) => addDays('2026-09-28', index));
export const history = {
  days,
  kinds: Object.fromEntries(
    enquiryKinds.map((kind, index) => [
      kind,
      {
        total: 1_23_000 + index,
        byDay: days.map((_, day) => (day === 55 || day === 48 ? index : 0)),
      },
    ]),
  ),
};

const deskCounts = {
  counts: {
    mine: 4,
    unassigned: 1001,
    overdue: 2,
    new: 0,
    appointments: 0,
    waiting: 0,
    open: 9,
    closed: 0,
    before: 0,
  },
  due: 1,
  notices: 3,
  on_duty_until: null,
  mark: '1.1',
};

const outbox: Outbox = {
  channels: [],
  waiting: [],
  is_demo: false,
  restored: null,
  left_out: [],
  given_up: { count: 0, of_channels: 0, messages: [] },
};

/** Of a dealership that has taken its first steps. */
const ownSettings = [
  { branch: 0, name: 'setup', value: 'done', version: 2, is_sample: false },
  { branch: 0, name: 'demoContent', value: [], version: 2, is_sample: false },
];

/** Answers every call of the back office; for `stubApi`. */
export function answer({ url }: ApiCall) {
  if (url === '/api/me') return { data: user };
  if (url === '/api/dashboard') return { data: counts };
  if (url === '/api/dashboard/history') return { data: history };
  if (url === '/api/desk/counts') return { data: deskCounts };
  if (url === '/api/desk/overdue') return { data: { people: [] } };
  if (url === '/api/desk') return { data: { rows: [], next: null } };
  if (url === '/api/lastBackup') return { data: { state: 'never', backup: null } };
  if (url === '/api/messages') return { data: outbox };
  if (url === '/api/login') return { data: { token: 'marker' } };
  if (url === '/api/settings') return { data: { settings: ownSettings } };
  if (url === '/api/notices') return { data: [] };
  if (url === '/api/vehicles') return { data: { models: [] } };
  if (url === '/api/logout') return { data: { message: 'You have been logged out.' } };
  return { data: { data: [], totalPages: 0, totalRecords: 0 } };
}

/** Opens the whole back office at an address. */
export function openAdmin(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminRoot />
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** The address that is open now. */
export const address = () => screen.getByTestId('address').textContent;

/** For `beforeEach`: nobody is signed in, and the clock can be moved. */
export function startFresh() {
  // A page that was loaded anew: nobody has logged out on it.
  setSessionMarker('');
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => vi.useRealTimers();
}
