import { enquiryKinds, type EnquiryKind } from '../enquiries/registry.ts';

/** What a call may ask of whoever makes it. One is added here with the first call that needs it. */
export const permissions = [
  /** The own profile, password, sessions and second factors, and the dashboard's numbers of the kinds one reads. */
  'self',
  /** Of the kinds that the person reads (`readableKinds`), page by page. */
  'enquiries.read',
  /** What staff do with an enquiry: outcomes, notes, appointments, taking it. */
  'enquiries.work',
  /** Giving enquiries to others, and taking them away. */
  'enquiries.assign',
  /** One step for many enquiries at once. */
  'enquiries.bulk',
  /** Storing many enquiries at once, from a file. */
  'enquiries.import',
  /** Views of the desk that everybody sees. */
  'views.share',
  /** Templates of messages; whoever answers enquiries uses them. */
  'templates.edit',
  /** All rows that match, beyond the page that is shown. */
  'enquiries.export',
  'persons.erase',
  /** Prices, vehicles and offers as staff see them. */
  'catalogue.read',
  'catalogue.edit',
  'prices.edit',
  'content.edit',
  /** Name, numbers, hours and whatever else the dealership says of itself. */
  'settings.edit',
  /** How long enquiries are kept, and the word that what is due may go. */
  'retention.edit',
  /** On which ways messages leave, and what could not be told. */
  'messages.manage',
  'staff.manage',
  'audit.read',
  /** How soon enquiries are answered and what becomes of them, of the kinds that the person reads. */
  'insights.read',
  /** To be told its figures once a week. */
  'insights.weekly',
] as const;

export type Permission = (typeof permissions)[number];

/** What members of staff may be, from who may do most to who may do least. */
export const roles = ['owner', 'manager', 'sales', 'service', 'content', 'viewer'] as const;

export type Role = (typeof roles)[number];

/** What each role may do. Code asks for permissions, never for roles. */
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

/** The kinds that a new account of a role is given; `undefined`: the role itself says which, all or none. */
const presetKinds: Readonly<Partial<Record<Role, readonly EnquiryKind[]>>> = {
  sales: ['finance', 'product', 'sales', 'offer', 'joy-club', 'contact', 'insurance', 'opt-in'],
  service: ['service-booking', 'amc', 'warranty', 'service', 'spare-parts', 'insurance', 'opt-in'],
  viewer: enquiryKinds,
};

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text);
}

/** Whether somebody with this role may do it. */
export function isAllowed(role: Role, permission: Permission): boolean {
  return Object.hasOwn(rolePermissions, role) && rolePermissions[role].includes(permission);
}

/** Whether the kinds that somebody with this role reads are chosen for each person. */
export function hasChosenKinds(role: Role): boolean {
  return presetKinds[role] !== undefined;
}

/** The kinds that an account of this role begins with; none where they are not chosen. */
export function kindsToBeginWith(role: Role): readonly EnquiryKind[] {
  return presetKinds[role] ?? [];
}

/**
 * The kinds of enquiries that somebody reads, in menu order.
 * @param kinds those chosen for the person; they count where the role leaves a choice
 */
export function readableKinds(role: Role, kinds: readonly EnquiryKind[]): readonly EnquiryKind[] {
  if (!isAllowed(role, 'enquiries.read')) return [];
  return hasChosenKinds(role) ? enquiryKinds.filter((kind) => kinds.includes(kind)) : enquiryKinds;
}

/** Whether an account of a role begins with getting new enquiries in turn (rules: turns). */
export function takesTurnsAtFirst(role: Role): boolean {
  return isAllowed(role, 'enquiries.work') && !isAllowed(role, 'enquiries.assign');
}
