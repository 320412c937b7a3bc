import type { Role } from '@dealership/shared';

/** An account of the demo, which anyone who opens the demo may use. */
interface Colleague {
  userId: string;
  name: string;
  role: Role;
}

/** One for all accounts, since people who try the demo switch between them. */
export const demoPassword = 'teesta-river-demo';

/** The people of the demo, in all roles. */
export const colleagues: readonly Colleague[] = [
  { userId: 'arunima', name: 'Arunima Sen', role: 'owner' },
  { userId: 'bikram', name: 'Bikram Chettri', role: 'manager' },
  { userId: 'sharmila', name: 'Sharmila Roy', role: 'sales' },
  { userId: 'farhan', name: 'Farhan Ali', role: 'sales' },
  { userId: 'tenzing', name: 'Tenzing Lama', role: 'service' },
  { userId: 'mousumi', name: 'Mousumi Das', role: 'content' },
  { userId: 'prabir', name: 'Prabir Ghosh', role: 'viewer' },
];
