import { enquiryKinds, type EnquiryKind } from '../enquiries/registry.ts';

/** Permissions that calls require. A new one is added here with the first call that needs it. */
export const permissions = [
  /** One's own profile, password, sessions and second factors, and the dashboard's numbers of the kinds one reads. */
  'self',
  /** Reading enquiries of one's kinds (`readableKinds`), page by page. */
  'enquiries.read',
  /** Working on an enquiry: outcomes, notes, appointments, taking it. */
  'enquiries.work',
  /** Assigning enquiries to others, and taking them away. */
  'enquiries.assign',
  /** One step for many enquiries at once. */
  'enquiries.bulk',
  /** Storing many enquiries at once, from a file. */
  'enquiries.import',
  /** Views of the desk that everybody sees. */
  'views.share',
  /** Editing templates of messages; everybody who answers enquiries uses them. */
  'templates.edit',
  /** Exporting all matching rows, beyond the page on the screen. */
  'enquiries.export',
  'persons.erase',
  /** Taking everything away as open files. */
  'data.takeout',
  /** Prices, vehicles and offers as staff see them. */
  'catalogue.read',
  'catalogue.edit',
  'prices.edit',
  'content.edit',
  /** Name, numbers, hours and all other settings of the dealership. */
  'settings.edit',
  /** How long enquiries are kept, and confirming that due ones are erased. */
  'retention.edit',
  /** Channels of messages, and messages that could not be sent. */
  'messages.manage',
  /** Keys for programs of others. */
  'keys.manage',
  'staff.manage',
  'audit.read',
  /** How soon enquiries are answered and how they end, for the kinds that the person reads. */
  'insights.read',
  /** Getting the numbers of Insights once a week. */
  'insights.weekly',
] as const;

export type Permission = (typeof permissions)[number];

/** Roles of staff, from the most permissions to the fewest. */
export const roles = ['owner', 'manager', 'sales', 'service', 'content', 'viewer'] as const;

export type Role = (typeof roles)[number];

/** Permissions of each role. Code asks for permissions, never for roles. */
const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  manager: [
    'self',
    'enquiries.read',
    'enquiries.work',
    'enquiries.assign',
    'enquiries.bulk',
    'enquiries.import',
    'enquiries.export',
    'views.share',
    'audit.read',
    'insights.read',
    'templates.edit',
    'catalogue.read',
    'catalogue.edit',
    'prices.edit',
    'content.edit',
    'settings.edit',
  ] as Permission[],
  sales: ['self', 'enquiries.read', 'enquiries.work', 'catalogue.read'],
  service: ['self', 'enquiries.read', 'enquiries.work', 'catalogue.read'],
  content: ['self', 'catalogue.read', 'catalogue.edit', 'prices.edit', 'content.edit'],
  viewer: ['self', 'enquiries.read', 'catalogue.read'],
};

/** The kinds of a new account of a role; `undefined`: the role itself fixes them, all or none. */
const presetKinds: Readonly<Partial<Record<Role, readonly EnquiryKind[]>>> = {
  sales: ['finance', 'product', 'sales', 'offer', 'joy-club', 'contact', 'insurance', 'opt-in'],
  service: ['service-booking', 'amc', 'warranty', 'service', 'spare-parts', 'insurance', 'opt-in'],
  viewer: enquiryKinds,
};

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text);
}

export function isAllowed(role: Role, permission: Permission): boolean {
  return Object.hasOwn(rolePermissions, role) && rolePermissions[role].includes(permission);
}

/** Whether the kinds that a person with this role reads are chosen for each person. */
export function hasChosenKinds(role: Role): boolean {
  return presetKinds[role] !== undefined;
}

/** The kinds that a new account of this role reads; none if they are not chosen. */
export function kindsToBeginWith(role: Role): readonly EnquiryKind[] {
  return presetKinds[role] ?? [];
}

/**
 * The kinds of enquiries that a person reads, in menu order.
 * @param kinds those chosen for the person; they count if the role leaves a choice
 */
export function readableKinds(role: Role, kinds: readonly EnquiryKind[]): readonly EnquiryKind[] {
  if (!isAllowed(role, 'enquiries.read')) return [];
  return hasChosenKinds(role) ? enquiryKinds.filter((kind) => kinds.includes(kind)) : enquiryKinds;
}

/** Whether a new account of a role gets new enquiries in turn (rules: turns). */
export function takesTurnsAtFirst(role: Role): boolean {
  return isAllowed(role, 'enquiries.work') && !isAllowed(role, 'enquiries.assign');
}
