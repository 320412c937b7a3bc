import type { Role } from '../../../auth/permissions.ts';

/** Roles of staff. */
export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  sales: 'Sales',
  service: 'Service',
  content: 'Content',
  viewer: 'Viewer',
};
