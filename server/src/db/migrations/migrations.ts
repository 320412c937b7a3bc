import { limits } from '@dealership/shared';
import { sql, type Kysely } from 'kysely';
import {
  addColumnOnce,
  addForeignKeyOnce,
  createIndexOnce,
  createNumberedTable,
  createTable,
  dropColumnOnce,
  hasColumn,
  widenSqliteIndex,
  widenText,
  type Engine,
} from '../dialect.ts';
import { alertSteps } from './alerts.ts';
import { consentSteps } from './consents.ts';
import { addDatesOf, writeTextsOfOffers } from './content-dates.ts';
import { customerSteps } from './customers.ts';
import { deskBatchSteps, deskPartSteps } from './desk-batches.ts';
import { deskListSteps } from './desk-lists.ts';
import { deskReasonSteps } from './desk-reasons.ts';
import { deskViewSteps } from './desk-views.ts';
import { factsWithoutConcatSteps, insightFactSteps, insightSteps } from './insights.ts';
import { importSteps } from './imports.ts';
import { daysOffSteps, deskOrderSteps, deskSteps } from './desk.ts';
import { addForeignKeyStep } from './foreign-key-step.ts';
import { modelPlanSteps } from './model-plans.ts';
import { outboxCountSteps, outboxSteps } from './outbox.ts';
import { ownPhoneSteps } from './own-phones.ts';
import { promiseSteps } from './promises.ts';
import { pushSteps } from './push.ts';
import { replySteps } from './replies.ts';
import { sourceSteps } from './sources.ts';
import { turnSteps } from './turns.ts';
import { countVehicleParts, writeVehicleDocuments } from './vehicle-documents.ts';

/**
 * One step: a single change, which does nothing when it is done already. On MySQL every statement commits, and
 * the next start repeats an interrupted step. On SQLite all steps of a start run in one transaction.
 */
export type MigrationStep = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/**
 * The steps in order of their names. A step that has been released is never changed; a correction is
 * a new step. Text columns are as wide as the limits in shared (`limits`), in code points.
 */
export const migrations: Readonly<Record<string, MigrationStep>> = {
  '0001-enquiries': async (db, engine) => {
    await createNumberedTable(db, engine, 'enquiries')
      .addColumn('reference', 'varchar(12)', (column) => column.notNull().unique())
      .addColumn('kind', 'varchar(32)', (column) => column.notNull())
      .addColumn('name', 'varchar(100)')
      .addColumn('mobile', 'varchar(10)')
      .addColumn('email', 'varchar(254)')
      .addColumn('model', 'varchar(60)')
      .addColumn('entered_model', 'varchar(60)')
      .addColumn('message', 'varchar(2000)')
      .addColumn('pin_code', 'varchar(6)')
      .addColumn('reason', 'varchar(20)')
      .addColumn('registration_number', 'varchar(60)')
      .addColumn('purchase_year', 'varchar(4)')
      .addColumn('service_type', 'varchar(10)')
      .addColumn('booking_date', 'varchar(10)')
      .addColumn('loan_amount_paise', 'bigint')
      .addColumn('colour', 'varchar(60)')
      .addColumn('variant', 'varchar(60)')
      .addColumn('agreed', 'smallint')
      .addColumn('offer_id', 'bigint')
      .addColumn('channels', 'varchar(60)')
      .addColumn('notice_version', 'varchar(40)')
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('submission_key', 'varchar(170)', (column) => column.unique())
      .addColumn('submission_hash', 'varchar(64)')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0002-enquiries-by-kind-and-time': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'enquiries_by_kind_and_time',
      table: 'enquiries',
      columns: ['kind', 'created_at', 'id'],
    }),
  '0003-enquiries-by-time': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'enquiries_by_time',
      table: 'enquiries',
      columns: ['created_at', 'id'],
    }),
  '0004-vehicles': async (db, engine) => {
    await createNumberedTable(db, engine, 'vehicles')
      .addColumn('type', 'varchar(12)', (column) => column.notNull())
      .addColumn('model_key', 'varchar(60)', (column) => column.notNull().unique())
      .addColumn('bike_name', 'varchar(60)', (column) => column.notNull())
      .addColumn('name', 'varchar(60)', (column) => column.notNull())
      .addColumn('slug', 'varchar(80)', (column) => column.notNull().unique())
      .addColumn('status', 'smallint', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('details', 'varchar(1000)', (column) => column.notNull())
      .addColumn('engine', 'varchar(100)', (column) => column.notNull())
      .addColumn('power', 'varchar(100)', (column) => column.notNull())
      .addColumn('transmission', 'varchar(100)', (column) => column.notNull())
      .addColumn('price_paise', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0005-admin-users': async (db, engine) => {
    await createTable(db, engine, 'admin_users')
      .addColumn('user_id', 'varchar(64)', (column) => column.primaryKey().notNull())
      .addColumn('password_hash', 'varchar(100)', (column) => column.notNull())
      .addColumn('user_name', 'varchar(100)', (column) => column.notNull())
      .addColumn('mobile_no', 'varchar(20)', (column) => column.notNull())
      .addColumn('email', 'varchar(254)', (column) => column.notNull())
      .addColumn('city', 'varchar(100)', (column) => column.notNull())
      .addColumn('is_active', 'smallint', (column) => column.notNull())
      .addColumn('expire_date', 'varchar(10)')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0006-sessions': async (db, engine) => {
    await createTable(db, engine, 'sessions')
      .addColumn('id', 'varchar(64)', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0007-sessions-by-user': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'sessions_by_user',
      table: 'sessions',
      columns: ['user_id'],
    }),
  '0008-login-failures': async (db, engine) => {
    await createNumberedTable(db, engine, 'login_failures')
      .addColumn('scope', 'varchar(120)', (column) => column.notNull())
      .addColumn('failed_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0009-login-failures-by-scope': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'login_failures_by_scope',
      table: 'login_failures',
      columns: ['scope', 'failed_at'],
    }),
  '0010-variants': async (db, engine) => {
    await createVehiclePart(db, engine, 'variants')
      .addColumn('name', 'varchar(60)', (column) => column.notNull())
      .addColumn('price_paise', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0011-vehicle-specs': async (db, engine) => {
    await createVehiclePart(db, engine, 'vehicle_specs')
      .addColumn('section', 'varchar(40)', (column) => column.notNull())
      .addColumn('label', 'varchar(60)', (column) => column.notNull())
      .addColumn('value', 'varchar(300)', (column) => column.notNull())
      .execute();
  },
  '0012-colours': async (db, engine) => {
    await createVehiclePart(db, engine, 'colours')
      .addColumn('name', 'varchar(60)', (column) => column.notNull())
      .execute();
  },
  '0013-features': async (db, engine) => {
    await createVehiclePart(db, engine, 'features')
      .addColumn('heading', 'varchar(100)', (column) => column.notNull())
      .addColumn('description', 'varchar(1000)', (column) => column.notNull())
      .execute();
  },
  '0014-accessories': async (db, engine) => {
    await createVehiclePart(db, engine, 'accessories')
      .addColumn('heading', 'varchar(100)', (column) => column.notNull())
      .addColumn('description', 'varchar(1000)', (column) => column.notNull())
      .addColumn('part_no', 'varchar(40)', (column) => column.notNull())
      .addColumn('price_paise', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0020-offers': async (db, engine) => {
    await createPictureTable(db, engine, 'offers')
      .addColumn('title', 'varchar(120)', (column) => column.notNull())
      .addColumn('description', 'varchar(2000)', (column) => column.notNull())
      .execute();
  },
  '0021-notifications': async (db, engine) => {
    await createPictureTable(db, engine, 'notifications').execute();
  },
  '0022-gallery-images': async (db, engine) => {
    await createPictureTable(db, engine, 'gallery_images').execute();
  },
  '0023-vehicle-pictures': async (db, engine) => {
    await createNumberedTable(db, engine, 'vehicle_pictures')
      .addColumn('vehicle_id', 'bigint', (column) => column.notNull())
      .addColumn('role', 'varchar(8)', (column) => column.notNull())
      .addColumn('image', 'varchar(200)', (column) => column.notNull())
      .addUniqueConstraint('vehicle_pictures_by_role', ['vehicle_id', 'role'])
      .execute();
  },
  '0024-colour-images': (db, engine) => addImageColumn(db, engine, 'colours'),
  '0025-feature-images': (db, engine) => addImageColumn(db, engine, 'features'),
  '0026-accessory-images': (db, engine) => addImageColumn(db, engine, 'accessories'),
  '0027-frames': async (db, engine) => {
    await createVehiclePart(db, engine, 'frames')
      .addColumn('image', 'varchar(200)', (column) => column.notNull())
      .execute();
  },
  '0028-banners': async (db, engine) => {
    await createPictureTable(db, engine, 'banners').execute();
  },
  '0029-dealers': async (db, engine) => {
    await createNumberedTable(db, engine, 'dealers')
      .addColumn('name', 'varchar(100)', (column) => column.notNull())
      .addColumn('address', 'varchar(300)', (column) => column.notNull())
      .addColumn('mobile_no', 'varchar(20)', (column) => column.notNull())
      .addColumn('service_no', 'varchar(20)', (column) => column.notNull())
      .addColumn('open_time', 'varchar(100)', (column) => column.notNull())
      .addColumn('email', 'varchar(254)', (column) => column.notNull())
      .execute();
  },
  '0040-audit-events': async (db, engine) => {
    await createNumberedTable(db, engine, 'audit_events')
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('action', 'varchar(40)', (column) => column.notNull())
      .addColumn('what', 'varchar(200)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0041-session-devices': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'sessions',
      column: 'device',
      type: 'varchar(200)',
      define: (definition) => definition.notNull().defaultTo(''),
    }),
  '0042-audit-events-by-time': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'audit_events_by_time',
      table: 'audit_events',
      columns: ['created_at', 'id'],
    }),
  '0043-audit-events-by-user-and-time': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'audit_events_by_user_and_time',
      table: 'audit_events',
      columns: ['user_id', 'created_at', 'id'],
    }),
  '0044-audit-events-by-action-and-time': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'audit_events_by_action_and_time',
      table: 'audit_events',
      columns: ['action', 'created_at', 'id'],
    }),
  '0050-daily-work': async (db, engine) => {
    await createTable(db, engine, 'daily_work')
      .addColumn('name', 'varchar(40)', (column) => column.primaryKey().notNull())
      .addColumn('day', 'varchar(10)', (column) => column.notNull())
      .execute();
  },
  '0051-revisions': async (db, engine) => {
    await createTable(db, engine, 'revisions')
      .addColumn('name', 'varchar(40)', (column) => column.primaryKey().notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .execute();
  },
  // The enquiries that are there already are indexed while the site runs.
  '0060-enquiries-unindexed': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'enquiries',
      column: 'unindexed',
      type: 'smallint',
      define: (definition) => definition.defaultTo(1),
    }),
  '0061-enquiries-by-unindexed': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'enquiries_by_unindexed',
      table: 'enquiries',
      columns: ['unindexed'],
      sqliteWhere: 'unindexed',
    }),
  '0062-enquiry-days': async (db, engine) => {
    await createTable(db, engine, 'enquiry_days')
      .addColumn('kind', 'varchar(32)', (column) => column.notNull())
      .addColumn('day_start', 'bigint', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('enquiry_days_by_kind', ['kind', 'day_start'])
      .execute();
  },
  '0063-enquiry-grams': async (db, engine) => {
    await createTable(db, engine, 'enquiry_grams')
      .addColumn('block', 'integer', (column) => column.notNull())
      .addColumn('gram', 'integer', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('ids', 'blob', (column) => column.notNull())
      .addPrimaryKeyConstraint('enquiry_grams_by_block', ['block', 'gram'])
      .execute();
  },
  '0064-enquiry-index': async (db, engine) => {
    await createTable(db, engine, 'enquiry_index')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('changes', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0070-enquiry-reasons-as-long-as-options': (db, engine) =>
    widenText(db, engine, { table: 'enquiries', column: 'reason', length: limits.option }),
  '0071-enquiry-service-types-as-long-as-options': (db, engine) =>
    widenText(db, engine, { table: 'enquiries', column: 'service_type', length: limits.option }),
  '0080-login-failures-by-source': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'login_failures',
      column: 'source',
      type: 'varchar(200)',
      define: (definition) => definition.notNull().defaultTo(''),
    }),
  // They held the typed user id in plain text, and counted for 15 minutes only.
  '0081-login-failures-in-clear-deleted': async (db) => {
    await sql`delete from login_failures`.execute(db);
  },
  '0082-login-failures-by-source-and-time': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'login_failures_by_source',
      table: 'login_failures',
      columns: ['source', 'failed_at'],
    }),
  '0083-login-failures-by-time': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'login_failures_by_time',
      table: 'login_failures',
      columns: ['failed_at'],
    }),
  '0084-sessions-by-last-seen': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'sessions_by_last_seen',
      table: 'sessions',
      columns: ['last_seen_at'],
    }),
  '0085-staff-last-login': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'admin_users',
      column: 'last_login_at',
      type: 'bigint',
      define: (definition) => definition,
    }),
  '0086-login-devices': async (db, engine) => {
    await createTable(db, engine, 'login_devices')
      .addColumn('hash', 'varchar(64)', (column) => column.notNull())
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('login_devices_key', ['hash', 'user_id'])
      .execute();
  },
  '0087-login-devices-by-user': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'login_devices_by_user',
      table: 'login_devices',
      columns: ['user_id', 'used_at'],
    }),
  '0090-export-tickets': async (db, engine) => {
    await createTable(db, engine, 'export_tickets')
      .addColumn('hash', 'varchar(64)', (column) => column.primaryKey().notNull())
      .addColumn('session_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('report', 'varchar(60)', (column) => column.notNull())
      .addColumn('filters', 'varchar(1000)', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0100-database-identity': async (db, engine) => {
    await createTable(db, engine, 'database_identity')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('database_id', 'varchar(32)', (column) => column.notNull())
      .addColumn('is_settled', 'smallint', (column) => column.notNull())
      .execute();
  },
  '0115-known-day': async (db, engine) => {
    await createTable(db, engine, 'known_day')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('day', 'varchar(10)', (column) => column.notNull())
      .execute();
  },
  '0120-variants-of-vehicles': addVehicleKeyStep('variants'),
  '0121-vehicle-specs-of-vehicles': addVehicleKeyStep('vehicle_specs'),
  '0122-colours-of-vehicles': addVehicleKeyStep('colours'),
  '0123-features-of-vehicles': addVehicleKeyStep('features'),
  '0124-accessories-of-vehicles': addVehicleKeyStep('accessories'),
  '0125-frames-of-vehicles': addVehicleKeyStep('frames'),
  '0126-vehicle-pictures-of-vehicles': addVehicleKeyStep('vehicle_pictures'),
  '0127-sessions-of-staff': addForeignKeyStep('sessions', 'user_id'),
  '0128-login-devices-of-staff': addForeignKeyStep('login_devices', 'user_id'),
  '0129-export-tickets-by-session': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'export_tickets_by_session',
      table: 'export_tickets',
      columns: ['session_id'],
    }),
  '0130-export-tickets-of-sessions': addForeignKeyStep('export_tickets', 'session_id'),
  '0140-enquiries-by-time-with-what-is-searched': (db, engine) =>
    widenSqliteIndex(db, engine, {
      name: 'enquiries_by_time',
      table: 'enquiries',
      columns: ['created_at', 'id', 'kind', 'search_text', 'reference'],
    }),
  '0141-no-enquiry-grams': (db) => db.schema.dropTable('enquiry_grams').ifExists().execute(),
  '0142-no-enquiry-days': (db) => db.schema.dropTable('enquiry_days').ifExists().execute(),
  '0143-no-enquiry-index': (db) => db.schema.dropTable('enquiry_index').ifExists().execute(),
  '0144-no-unindexed-enquiries': (db, engine) =>
    dropColumnOnce(db, engine, {
      table: 'enquiries',
      column: 'unindexed',
      index: 'enquiries_by_unindexed',
    }),
  '0160-banner-models': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'banners',
      column: 'model_key',
      type: 'varchar(60)',
      define: (definition) => definition,
    }),
  '0161-models-of-built-in-banners': async (db) => {
    for (const [scene, model] of Object.entries(modelsOfBuiltInBanners)) {
      const image = `/pictures/scenes/banner-${scene}.webp`;
      await sql`update banners set model_key = ${model} where image = ${image}`.execute(db);
    }
  },
  // Who had an account before could do everything.
  '0170-roles': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'admin_users',
      column: 'role',
      type: 'varchar(60)',
      define: (definition) => definition.notNull().defaultTo('owner'),
    }),
  '0171-kinds-of-staff': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'admin_users',
      column: 'kinds',
      type: 'varchar(200)',
      define: (definition) => definition.notNull().defaultTo(''),
    }),
  '0172-versions-of-staff': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'admin_users',
      column: 'version',
      type: 'bigint',
      define: (definition) => definition.notNull().defaultTo(1),
    }),
  '0173-staff-last-seen': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'admin_users',
      column: 'last_seen_at',
      type: 'bigint',
      define: (definition) => definition,
    }),
  '0174-role-rules': async (db, engine) => {
    await createTable(db, engine, 'role_rules')
      .addColumn('role', 'varchar(20)', (column) => column.primaryKey().notNull())
      .addColumn('second_factor', 'smallint', (column) => column.notNull())
      .execute();
  },
  '0175-passkeys': async (db, engine) => {
    await createNumberedTable(db, engine, 'passkeys')
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('credential_hash', 'varchar(64)', (column) => column.notNull().unique())
      .addColumn('credential_id', 'varchar(1400)', (column) => column.notNull())
      .addColumn('public_key', 'varchar(4000)', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'varchar(100)', (column) => column.notNull())
      .addColumn('name', 'varchar(60)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute();
  },
  '0176-passkeys-by-user': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'passkeys_by_user',
      table: 'passkeys',
      columns: ['user_id'],
    }),
  '0177-passkeys-of-staff': addForeignKeyStep('passkeys', 'user_id'),
  '0178-authenticator-apps': async (db, engine) => {
    await createTable(db, engine, 'authenticator_apps')
      .addColumn('user_id', 'varchar(64)', (column) => column.primaryKey().notNull())
      .addColumn('secret', 'varchar(200)', (column) => column.notNull())
      .addColumn('last_step', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0179-authenticator-apps-of-staff': addForeignKeyStep('authenticator_apps', 'user_id'),
  '0180-recovery-codes': async (db, engine) => {
    await createTable(db, engine, 'recovery_codes')
      .addColumn('hash', 'varchar(64)', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .execute();
  },
  '0181-recovery-codes-by-user': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'recovery_codes_by_user',
      table: 'recovery_codes',
      columns: ['user_id'],
    }),
  '0182-recovery-codes-of-staff': addForeignKeyStep('recovery_codes', 'user_id'),
  '0183-spent-challenges': async (db, engine) => {
    await createTable(db, engine, 'spent_challenges')
      .addColumn('hash', 'varchar(64)', (column) => column.primaryKey().notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0184-password-links': async (db, engine) => {
    await createTable(db, engine, 'password_links')
      .addColumn('user_id', 'varchar(64)', (column) => column.primaryKey().notNull())
      .addColumn('hash', 'varchar(64)', (column) => column.notNull().unique())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0185-password-links-of-staff': addForeignKeyStep('password_links', 'user_id'),
  '0186-account-notices': async (db, engine) => {
    await createNumberedTable(db, engine, 'account_notices')
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('event', 'varchar(40)', (column) => column.notNull())
      .addColumn('about', 'varchar(64)', (column) => column.notNull())
      .addColumn('done_by', 'varchar(64)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0187-account-notices-by-user': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'account_notices_by_user',
      table: 'account_notices',
      columns: ['user_id', 'id'],
    }),
  '0188-account-notices-of-staff': addForeignKeyStep('account_notices', 'user_id'),
  '0190-settings': async (db, engine) => {
    await createNumberedTable(db, engine, 'settings')
      .addColumn('dealer_id', 'bigint', (column) => column.notNull())
      .addColumn('name', 'varchar(40)', (column) => column.notNull())
      .addColumn('value', longText(engine), (column) => column.notNull())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('is_sample', 'integer', (column) => column.notNull())
      .addUniqueConstraint('settings_by_name', ['dealer_id', 'name'])
      .execute();
  },
  '0191-facts-of-dealers': storeFactsOfDealers,
  '0192-no-name-of-dealers': dropColumnOfDealers('name'),
  '0193-no-address-of-dealers': dropColumnOfDealers('address'),
  '0194-no-mobile-no-of-dealers': dropColumnOfDealers('mobile_no'),
  '0195-no-service-no-of-dealers': dropColumnOfDealers('service_no'),
  '0196-no-open-time-of-dealers': dropColumnOfDealers('open_time'),
  '0197-no-email-of-dealers': dropColumnOfDealers('email'),
  '0198-setting-changes': async (db, engine) => {
    await createNumberedTable(db, engine, 'setting_changes')
      .addColumn('dealer_id', 'bigint', (column) => column.notNull())
      .addColumn('name', 'varchar(40)', (column) => column.notNull())
      .addColumn('value_before', longText(engine), (column) => column.notNull())
      .addColumn('value_after', longText(engine), (column) => column.notNull())
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0199-setting-changes-by-name': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'setting_changes_by_name',
      table: 'setting_changes',
      columns: ['dealer_id', 'name', 'id'],
    }),
  '0200-position-of-dealers': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'dealers',
      column: 'position',
      type: 'smallint',
      define: (definition) => definition.notNull().defaultTo(0),
    }),
  '0201-shown-dealers': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'dealers',
      column: 'is_shown',
      type: 'smallint',
      define: (definition) => definition.notNull().defaultTo(1),
    }),
  '0202-deleted-dealers': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'dealers',
      column: 'deleted_at',
      type: 'bigint',
      define: (definition) => definition,
    }),
  '0205-last-backup': async (db, engine) => {
    await createTable(db, engine, 'last_backup')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('taken_at', 'bigint', (column) => column.notNull())
      .addColumn('is_restored', 'smallint', (column) => column.notNull())
      .execute();
  },
  // Earlier versions left no more than an event; one made right before the update did so too.
  '0206-last-backup-by-event': async (db, engine) => {
    const ignoring = sql.raw(engine === 'mysql' ? 'insert ignore' : 'insert or ignore');
    await sql`${ignoring} into last_backup (id, taken_at, is_restored)
      select 1, created_at, 0 from audit_events where action = 'backup made'
      order by id desc limit 1`.execute(db);
  },
  '0215-branch-of-accounts': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'admin_users',
      column: 'dealer_id',
      type: 'bigint',
      define: (definition) => definition,
    }),
  '0220-documents-of-vehicles': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'vehicles',
      column: 'document',
      type: longText(engine),
      define: (definition) => definition,
    }),
  '0221-what-documents-of-vehicles-hold': writeVehicleDocuments,
  '0222-counters': async (db, engine) => {
    await createTable(db, engine, 'counters')
      .addColumn('name', 'varchar(40)', (column) => column.primaryKey().notNull())
      .addColumn('value', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0223-numbers-of-parts': countVehicleParts,
  '0224-no-variants': dropTable('variants'),
  '0225-no-vehicle-specs': dropTable('vehicle_specs'),
  '0226-no-colours': dropTable('colours'),
  '0227-no-features': dropTable('features'),
  '0228-no-accessories': dropTable('accessories'),
  '0229-no-frames': dropTable('frames'),
  '0230-no-vehicle-pictures': dropTable('vehicle_pictures'),
  '0231-no-details-of-vehicles': dropColumnOfVehicles('details'),
  '0232-no-engine-of-vehicles': dropColumnOfVehicles('engine'),
  '0233-no-power-of-vehicles': dropColumnOfVehicles('power'),
  '0234-no-transmission-of-vehicles': dropColumnOfVehicles('transmission'),
  '0235-no-price-paise-of-vehicles': dropColumnOfVehicles('price_paise'),
  '0236-publish-at-of-vehicles': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'vehicles',
      column: 'publish_at',
      type: 'bigint',
      define: (definition) => definition,
    }),
  '0237-publish-by-of-vehicles': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'vehicles',
      column: 'publish_by',
      type: 'varchar(200)',
      define: (definition) => definition,
    }),
  '0238-deleted-vehicles': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'vehicles',
      column: 'deleted_at',
      type: 'bigint',
      define: (definition) => definition,
    }),
  '0239-vehicle-sections': async (db, engine) => {
    await createNumberedTable(db, engine, 'vehicle_sections')
      .addColumn('vehicle_id', 'bigint', (column) => column.notNull())
      .addColumn('section', 'varchar(20)', (column) => column.notNull())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('draft', longText(engine))
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('vehicle_sections_by_name', ['vehicle_id', 'section'])
      .execute();
  },
  '0240-vehicle-changes': async (db, engine) => {
    await createNumberedTable(db, engine, 'vehicle_changes')
      .addColumn('vehicle_id', 'bigint', (column) => column.notNull())
      .addColumn('section', 'varchar(20)', (column) => column.notNull())
      .addColumn('value_before', longText(engine))
      .addColumn('value_after', longText(engine), (column) => column.notNull())
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0241-vehicle-changes-by-vehicle': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'vehicle_changes_by_vehicle',
      table: 'vehicle_changes',
      columns: ['vehicle_id', 'id'],
    }),
  '0242-planned-prices': async (db, engine) => {
    await createNumberedTable(db, engine, 'planned_prices')
      .addColumn('vehicle_id', 'bigint', (column) => column.notNull())
      .addColumn('valid_from', 'varchar(10)', (column) => column.notNull())
      .addColumn('prices', longText(engine), (column) => column.notNull())
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .execute();
  },
  '0243-planned-prices-by-vehicle': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'planned_prices_by_vehicle',
      table: 'planned_prices',
      columns: ['vehicle_id'],
    }),
  '0244-vehicle-sections-of-vehicles': addForeignKeyStep('vehicle_sections', 'vehicle_id'),
  '0245-vehicle-changes-of-vehicles': addForeignKeyStep('vehicle_changes', 'vehicle_id'),
  '0246-planned-prices-of-vehicles': addForeignKeyStep('planned_prices', 'vehicle_id'),
  '0250-pictures': async (db, engine) => {
    await createNumberedTable(db, engine, 'pictures')
      .addColumn('path', 'varchar(200)', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('placeholder', 'varchar(7)', (column) => column.notNull())
      .addColumn('alt', longText(engine), (column) => column.notNull())
      .addColumn('focus_x', 'smallint', (column) => column.notNull())
      .addColumn('focus_y', 'smallint', (column) => column.notNull())
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('pictures_by_path', ['path'])
      .execute();
  },
  '0251-pictures-of-before': async (db, engine) => {
    const ignoring = sql.raw(engine === 'mysql' ? 'insert ignore' : 'insert or ignore');
    for (const table of ['offers', 'notifications', 'gallery_images', 'banners']) {
      await sql`${ignoring} into pictures
        (path, width, height, placeholder, alt, focus_x, focus_y, user_id, created_at)
        select image, width, height, placeholder, '{"en":""}', 50, 50, '', created_at
        from ${sql.table(table)} where image like '/uploads/%' order by id`.execute(db);
    }
  },
  '0260-dates-of-banners': addDatesOf('banners'),
  '0261-dates-of-gallery-images': addDatesOf('gallery_images'),
  '0262-dates-of-notifications': addDatesOf('notifications'),
  '0263-dates-of-offers': addDatesOf('offers'),
  '0264-texts-of-offers': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'offers',
      column: 'texts',
      type: longText(engine),
      define: (definition) => definition,
    }),
  '0265-what-texts-of-offers-hold': writeTextsOfOffers,
  '0266-no-title-of-offers': (db, engine) =>
    dropColumnOnce(db, engine, { table: 'offers', column: 'title' }),
  '0267-no-description-of-offers': (db, engine) =>
    dropColumnOnce(db, engine, { table: 'offers', column: 'description' }),
  '0268-models-of-offers': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'offers',
      column: 'model_key',
      type: 'varchar(60)',
      define: (definition) => definition,
    }),
  '0269-content-changes': async (db, engine) => {
    await createNumberedTable(db, engine, 'content_changes')
      .addColumn('kind', 'varchar(20)', (column) => column.notNull())
      .addColumn('item_id', 'bigint', (column) => column.notNull())
      .addColumn('value_before', longText(engine), (column) => column.notNull())
      .addColumn('value_after', longText(engine), (column) => column.notNull())
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0269-content-changes-by-item': (db, engine) =>
    createIndexOnce(db, engine, {
      name: 'content_changes_by_item',
      table: 'content_changes',
      columns: ['kind', 'item_id', 'id'],
    }),
  ...deskSteps,
  ...customerSteps,
  ...daysOffSteps,
  ...deskViewSteps,
  ...deskOrderSteps,
  ...deskListSteps,
  ...deskReasonSteps,
  ...deskBatchSteps,
  ...sourceSteps,
  ...insightSteps,
  ...ownPhoneSteps,
  ...promiseSteps,
  ...outboxSteps,
  ...insightFactSteps,
  ...consentSteps,
  ...replySteps,
  ...outboxCountSteps,
  ...pushSteps,
  ...alertSteps,
  ...factsWithoutConcatSteps,
  ...modelPlanSteps,
  ...turnSteps,
  ...importSteps,
  ...deskPartSteps,
};

function dropTable(name: string): MigrationStep {
  return (db) => db.schema.dropTable(name).ifExists().execute();
}

function dropColumnOfVehicles(column: string): MigrationStep {
  return (db, engine) => dropColumnOnce(db, engine, { table: 'vehicles', column });
}

/** MySQL's `text` holds 64 KB. */
function longText(engine: Engine) {
  return sql.raw(engine === 'mysql' ? 'mediumtext' : 'text');
}

function dropColumnOfDealers(column: string): MigrationStep {
  return (db, engine) => dropColumnOnce(db, engine, { table: 'dealers', column });
}

/**
 * What dealers had as texts, which came from the configured dealership; a start adds what is missing. The demo's own row
 * is left out: it holds samples.
 */
async function storeFactsOfDealers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (!(await hasColumn(db, engine, { table: 'dealers', column: 'name' }))) return;
  const { rows } = await sql<DealerOfTexts>`
    select id, name, address, mobile_no, service_no, email from dealers
    where mobile_no not like '%00000 00001'`.execute(db);
  const ignoring = sql.raw(engine === 'mysql' ? 'insert ignore' : 'insert or ignore');
  for (const { id, name, address, mobile_no, service_no, email } of rows) {
    const phones = { sales: [mobile_no], service: [service_no], 'spare-parts': [], insurance: [] };
    for (const [dealerId, fact, value] of [
      ...(id === 1 ? [[0, 'name', name] as const] : []),
      [id, 'branchName', name] as const,
      [id, 'address', toAddress(address)] as const,
      [id, 'phones', phones] as const,
      [id, 'email', email] as const,
    ]) {
      await sql`${ignoring} into settings (dealer_id, name, value, version, is_sample)
        values (${dealerId}, ${fact}, ${JSON.stringify(value)}, 1, 0)`.execute(db);
    }
  }
}

interface DealerOfTexts {
  id: number;
  name: string;
  address: string;
  mobile_no: string;
  service_no: string;
  email: string;
}

/** `STREET, CITY, STATE PIN`; a text of another shape is all street. */
function toAddress(text: string) {
  const parts = /^(?<street>.+), (?<city>[^,]+), (?<state>[^,]+) (?<pinCode>\d{6})$/.exec(text);
  return { street: text, city: '', state: '', pinCode: '', ...parts?.groups };
}

/** What the pictures show that a database from before has. */
const modelsOfBuiltInBanners = {
  naked: 'hornet2.0',
  retro: 'cb350',
  sport: 'cbr150r',
  commuter: 'shine125',
  scooter: 'dio125',
};

/** Adds the key of a table of parts of a vehicle. */
function addVehicleKeyStep(child: string): MigrationStep {
  return (db, engine) =>
    addForeignKeyOnce(db, engine, {
      ...{ child, column: 'vehicle_id' },
      ...{ parent: 'vehicles', parentColumn: 'id', onDelete: 'cascade' },
    });
}

/** Existing rows have no picture: `''`. */
function addImageColumn(db: Kysely<unknown>, engine: Engine, table: string): Promise<void> {
  return addColumnOnce(db, engine, {
    table,
    column: 'image',
    type: 'varchar(200)',
    define: (definition) => definition.notNull().defaultTo(''),
  });
}

/** Begins a table of parts of a vehicle; `position` counts from 1 within the vehicle. */
function createVehiclePart(db: Kysely<unknown>, engine: Engine, name: string) {
  return createNumberedTable(db, engine, name)
    .addColumn('vehicle_id', 'bigint', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addUniqueConstraint(`${name}_in_order`, ['vehicle_id', 'position']);
}

/** Begins a table of content that staff publish with a picture. */
function createPictureTable(db: Kysely<unknown>, engine: Engine, name: string) {
  return createNumberedTable(db, engine, name)
    .addColumn('image', 'varchar(200)', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('placeholder', 'varchar(7)', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull());
}
