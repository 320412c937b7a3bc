import type { Tables } from './schema.ts';

/** A row that belongs to another one, by the parent's key in a column of its own. */
export interface ForeignKey {
  child: keyof Tables;
  column: string;
  parent: keyof Tables;
  /** The parent's primary key. */
  parentColumn: string;
  /** What deleting the parent does; `cascade`: the child goes with it. */
  onDelete: 'cascade';
}

/**
 * All that belongs to something else: neither engine keeps a child whose parent is not there. A migration
 * adds each (`addForeignKeyStep`), and a test compares what a database has with this list, so whoever changes
 * a line adds a step.
 */
export const foreignKeys: readonly ForeignKey[] = [
  ofVehicle('variants'),
  ofVehicle('vehicle_specs'),
  ofVehicle('colours'),
  ofVehicle('features'),
  ofVehicle('accessories'),
  ofVehicle('frames'),
  ofVehicle('vehicle_pictures'),
  ofStaff('sessions'),
  ofStaff('login_devices'),
  {
    ...{ child: 'export_tickets', column: 'session_id' },
    ...{ parent: 'sessions', parentColumn: 'id', onDelete: 'cascade' },
  },
];

/** Columns that look like a foreign key and are none, and why. */
export const plainIds: Readonly<Record<string, string>> = {
  'enquiries.offer_id': 'what a visitor sent; the offer may be deleted, and the enquiry stays',
  'audit_events.user_id': 'history, which stays when the account goes; some events are of nobody',
  'database_identity.database_id': 'the name of this database, of which no table knows',
};

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
