import type { Kysely } from 'kysely';
import {
  addColumnOnce,
  createIndexOnce,
  createNumberedTable,
  createTable,
  remakeIndexOnce,
  type Engine,
} from '../dialect.ts';
import { addForeignKeyStep } from './foreign-key-step.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** SQLite finds a row by its number only in a column of exactly this type. */
function idType(engine: Engine) {
  return engine === 'mysql' ? 'bigint' : 'integer';
}

function index(table: string, name: string, columns: string[]): Step {
  return (db, engine) => createIndexOnce(db, engine, { name: `${table}_${name}`, table, columns });
}

/** What lists are filtered by: read from the index, so that rows which do not match are not looked up. */
const filtered = ['kind', 'status', 'assignee'];

/** 0: never. */
function addInstantOfStaff(column: string): Step {
  return (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'admin_users', column, type: 'bigint' },
      define: (definition) => definition.notNull().defaultTo(0),
    });
}

/** Customers, and where their enquiries stand. What was stored before is taken over after the start (`take-over.ts`). */
export const deskSteps: Readonly<Record<string, Step>> = {
  '0270-customers': async (db, engine) => {
    await createNumberedTable(db, engine, 'customers')
      .addColumn('contact', 'varchar(254)', (column) => column.notNull().unique())
      .addColumn('joined_into', 'bigint')
      .addColumn('note', 'varchar(2000)', (column) => column.notNull())
      .addColumn('blocked_at', 'bigint')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0271-customers-by-whom-they-are': index('customers', 'joined', ['joined_into']),
  '0272-desk': async (db, engine) => {
    await createTable(db, engine, 'desk')
      .addColumn('enquiry_id', idType(engine), (column) => column.notNull().primaryKey())
      .addColumn('kind', 'varchar(32)', (column) => column.notNull())
      .addColumn('arrived_at', 'bigint', (column) => column.notNull())
      .addColumn('origin', 'varchar(10)', (column) => column.notNull())
      .addColumn('customer_id', 'bigint')
      .addColumn('status', 'varchar(10)', (column) => column.notNull())
      .addColumn('standing', 'varchar(10)', (column) => column.notNull())
      .addColumn('assignee', 'varchar(64)')
      .addColumn('next_at', 'bigint')
      .addColumn('due_at', 'bigint')
      .addColumn('critical_at', 'bigint')
      .addColumn('stage', 'varchar(10)', (column) => column.notNull())
      .addColumn('check_at', 'bigint')
      .addColumn('attempted_at', 'bigint')
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('appointment_day', 'varchar(10)')
      .addColumn('appointment_time', 'varchar(5)')
      .addColumn('appointment_state', 'varchar(10)')
      .addColumn('closed_at', 'bigint')
      .addColumn('lost_reason', 'varchar(20)')
      .addColumn('last_event_at', 'bigint', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
  },
  '0273-desk-of-enquiries': addForeignKeyStep('desk', 'enquiry_id'),
  '0274-desk-by-check': index('desk', 'by_check', ['check_at']),
  '0275-desk-by-next': index('desk', 'by_next', ['standing', 'next_at', ...filtered]),
  '0276-desk-by-assignee': index('desk', 'by_assignee', [
    'assignee',
    'standing',
    'next_at',
    'kind',
  ]),
  '0277-desk-by-arrival': index('desk', 'by_arrival', ['standing', 'arrived_at', ...filtered]),
  '0278-desk-by-appointment': index('desk', 'by_appointment', ['appointment_day', 'kind']),
  '0279-desk-by-closing': index('desk', 'by_closing', ['closed_at', ...filtered]),
  '0280-desk-by-customer': index('desk', 'by_customer', ['customer_id']),
  '0281-desk-events': async (db, engine) => {
    await createNumberedTable(db, engine, 'desk_events')
      .addColumn('enquiry_id', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'varchar(20)', (column) => column.notNull())
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('request_key', 'varchar(64)', (column) => column.unique())
      .execute();
  },
  '0282-desk-events-by-enquiry': index('desk_events', 'by_enquiry', ['enquiry_id', 'id']),
  '0283-desk-events-of-enquiries': addForeignKeyStep('desk_events', 'enquiry_id'),
  '0284-desk-reads': async (db, engine) => {
    await createTable(db, engine, 'desk_reads')
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('enquiry_id', 'bigint', (column) => column.notNull())
      .addColumn('read_at', 'bigint', (column) => column.notNull())
      .addColumn('open_until', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('desk_reads_by_person', ['user_id', 'enquiry_id'])
      .execute();
  },
  '0285-desk-reads-by-enquiry': index('desk_reads', 'by_enquiry', ['enquiry_id', 'open_until']),
  '0286-desk-reads-of-enquiries': addForeignKeyStep('desk_reads', 'enquiry_id'),
  '0287-desk-reads-of-staff': addForeignKeyStep('desk_reads', 'user_id'),
  '0288-desk-notices': async (db, engine) => {
    await createNumberedTable(db, engine, 'desk_notices')
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('enquiry_id', 'bigint', (column) => column.notNull())
      .addColumn('why', 'varchar(10)', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint')
      .execute();
  },
  '0289-desk-notices-by-person': index('desk_notices', 'by_person', ['user_id', 'seen_at', 'id']),
  '0290-desk-notices-by-enquiry': index('desk_notices', 'by_enquiry', ['enquiry_id']),
  '0291-desk-notices-of-enquiries': addForeignKeyStep('desk_notices', 'enquiry_id'),
  '0292-desk-notices-of-staff': addForeignKeyStep('desk_notices', 'user_id'),
  '0293-duty-of-staff': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'admin_users',
      column: 'on_duty_until',
      type: 'bigint',
      define: (definition) => definition,
    }),
  '0294-turns-of-staff': addInstantOfStaff('last_turn_at'),
  '0295-visits-of-staff': addInstantOfStaff('desk_seen_at'),
  '0296-visits-before-of-staff': addInstantOfStaff('desk_before_at'),
};

function remade(name: string, columns: string[]): Step {
  return (db, engine) =>
    remakeIndexOnce(db, engine, { ...{ name: `desk_${name}`, table: 'desk' }, columns });
}

/** With the number right behind what a list is ordered by: MySQL would sort all that is in it otherwise, for each page. */
export const deskOrderSteps: Readonly<Record<string, Step>> = {
  '0340-desk-by-next-in-order': remade('by_next', [
    ...['standing', 'next_at', 'enquiry_id'],
    ...filtered,
  ]),
  '0341-desk-by-assignee-in-order': remade('by_assignee', [
    ...['assignee', 'standing', 'next_at', 'enquiry_id'],
    ...['kind', 'status'],
  ]),
  '0342-desk-by-arrival-in-order': remade('by_arrival', [
    ...['standing', 'arrived_at', 'enquiry_id'],
    ...filtered,
  ]),
  '0343-desk-by-appointment-in-order': remade('by_appointment', [
    ...['appointment_day', 'appointment_time', 'enquiry_id', 'kind'],
  ]),
  '0344-desk-by-closing-in-order': remade('by_closing', ['closed_at', 'enquiry_id', ...filtered]),
  '0345-desk-by-customer-in-order': remade('by_customer', ['customer_id', 'arrived_at']),
};

/** Days on which somebody is not there, and who takes what is open then. */
export const daysOffSteps: Readonly<Record<string, Step>> = {
  '0310-days-off': async (db, engine) => {
    await createNumberedTable(db, engine, 'days_off')
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('first_day', 'varchar(10)', (column) => column.notNull())
      .addColumn('last_day', 'varchar(10)', (column) => column.notNull())
      .addColumn('taker', 'varchar(64)')
      .addColumn('begun_at', 'bigint')
      .execute();
  },
  '0311-days-off-by-person': index('days_off', 'by_person', ['user_id', 'first_day']),
  '0312-days-off-of-staff': addForeignKeyStep('days_off', 'user_id'),
};
