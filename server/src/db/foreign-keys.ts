import type { Tables } from './schema.ts';

/** A foreign key: `child.column` refers to the parent's primary key. */
export interface ForeignKey {
  child: keyof Tables;
  column: string;
  parent: keyof Tables;
  /** The parent's primary key. */
  parentColumn: string;
  onDelete: 'cascade';
}

/**
 * All foreign keys. A migration adds each (`addForeignKeyStep`), and a test compares a migrated database with
 * this list, so a change here needs a new step.
 */
export const foreignKeys: readonly ForeignKey[] = [
  ofEnquiry('desk'),
  ofEnquiry('desk_events'),
  ofEnquiry('desk_reads'),
  ofEnquiry('desk_notices'),
  ofEnquiry('outbox'),
  ofStaff('desk_reads'),
  ofStaff('desk_notices'),
  ofStaff('days_off'),
  ofStaff('desk_views'),
  ofStaff('alert_choices'),
  ofVehicle('vehicle_sections'),
  ofVehicle('vehicle_changes'),
  ofVehicle('planned_prices'),
  ofStaff('sessions'),
  ofStaff('login_devices'),
  ofStaff('push_devices'),
  ofStaff('passkeys'),
  ofStaff('authenticator_apps'),
  ofStaff('recovery_codes'),
  ofStaff('password_links'),
  ofStaff('account_notices'),
  {
    ...{ child: 'export_tickets', column: 'session_id' },
    ...{ parent: 'sessions', parentColumn: 'id', onDelete: 'cascade' },
  },
];

/** Columns that look like a foreign key but are not, and why. */
export const plainIds: Readonly<Record<string, string>> = {
  'enquiries.offer_id': 'what a visitor sent; the offer may be deleted, and the enquiry stays',
  'audit_events.user_id': 'history, which stays when the account goes; some events are of nobody',
  'passkeys.credential_id': 'the name that the authenticator gave it, of which no table knows',
  'admin_users.dealer_id': 'a branch, whose row stays when it is deleted',
  'settings.dealer_id': 'a branch, or 0, which stands for the dealership as a whole',
  'setting_changes.dealer_id': 'a branch, or 0, which stands for the dealership as a whole',
  'vehicle_sections.user_id': 'history, which stays when the account goes',
  'vehicle_changes.user_id': 'history, which stays when the account goes',
  'planned_prices.user_id': 'history, which stays when the account goes',
  'content_changes.item_id': 'a row of one of four tables, with which its changes go',
  'content_changes.user_id': 'history, which stays when the account goes',
  'pictures.user_id': 'history, which stays when the account goes',
  'desk.customer_id': 'a customer, who is deleted after the last enquiry',
  'join_proposals.customer_id': 'a customer, with whom it is deleted',
  'join_proposals.other_id': 'a customer, with whom it is deleted',
  'join_proposals.user_id': 'history, which stays when the account goes',
  'desk_events.user_id':
    'history, which stays when the account goes; some events are of the desk itself',
  'desk_batches.user_id': 'whoever has sent it; it is forgotten after some days',
  'reply_versions.user_id': 'history, which stays when the account goes',
  'setting_changes.user_id': 'history, which stays when the account goes',
  'consents.person_id': 'whose row stays when the number is erased',
  'consents.enquiry_id': 'history, which stays when the enquiry goes',
  'outbox.message_id': 'the name by which a receiver knows it, of which no table knows',
  'database_identity.database_id': 'the name of this database, of which no table knows',
};

function ofEnquiry(child: keyof Tables): ForeignKey {
  return {
    ...{ child, column: 'enquiry_id' },
    ...{ parent: 'enquiries', parentColumn: 'id', onDelete: 'cascade' },
  };
}

function ofVehicle(child: keyof Tables): ForeignKey {
  return {
    ...{ child, column: 'vehicle_id' },
    ...{ parent: 'vehicles', parentColumn: 'id', onDelete: 'cascade' },
  };
}

function ofStaff(child: keyof Tables): ForeignKey {
  return {
    ...{ child, column: 'user_id' },
    ...{ parent: 'admin_users', parentColumn: 'user_id', onDelete: 'cascade' },
  };
}
