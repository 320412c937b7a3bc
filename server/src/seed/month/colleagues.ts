import type { Role } from '@dealership/shared';

/** An account of the demo, whose password is shown to everybody who opens it. */
interface Colleague {
  userId: string;
  name: string;
  role: Role;
  password: string;
}

/** One for all: people who try the demo change from one account to another. */
const password = 'teesta-river-demo';

/** The people of the demo, in all roles. */
export const colleagues: readonly Colleague[] = [
  { userId: 'arunima', name: 'Arunima Sen', role: 'owner', password },
  { userId: 'bikram', name: 'Bikram Chettri', role: 'manager', password },
  { userId: 'debjani', name: 'Debjani Roy', role: 'sales', password },
  { userId: 'farhan', name: 'Farhan Ali', role: 'sales', password },
  { userId: 'tenzing', name: 'Tenzing Lama', role: 'service', password },
  { userId: 'mousumi', name: 'Mousumi Das', role: 'content', password },
  { userId: 'prabir', name: 'Prabir Ghosh', role: 'viewer', password },
];
