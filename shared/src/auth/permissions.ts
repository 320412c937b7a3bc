/** What a call may ask of whoever makes it. One is added here with the first call that needs it. */
export const permissions = [
  /** The own profile, password and sessions, and the numbers of the dashboard. */
  'self',
  'enquiries.read',
  /** All rows that match, beyond the page that is shown. */
  'enquiries.export',
  'persons.erase',
  'catalogue.read',
  'catalogue.edit',
  'prices.edit',
  'content.edit',
  'audit.read',
] as const;

export type Permission = (typeof permissions)[number];

/** What each role may do. Every account has the one role that there is. */
const rolePermissions = { owner: permissions } satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof rolePermissions;

/** Whether somebody with this role may do it. */
export function isAllowed(role: Role, permission: Permission): boolean {
  return Object.hasOwn(rolePermissions, role) && rolePermissions[role].includes(permission);
}
