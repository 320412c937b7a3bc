import type { Kysely } from 'kysely';
import {
  addColumnOnce,
  createIndexOnce,
  createNumberedTable,
  dropIndexOnce,
  remakeIndexOnce,
  type Engine,
} from '../dialect.ts';
import { addForeignKeyStep } from './foreign-key-step.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

function index(name: string, columns: string[]): Step {
  return (db, engine) =>
    createIndexOnce(db, engine, { ...{ name: `outbox_${name}`, table: 'outbox' }, columns });
}

/** What is to be told, and has been. */
export const outboxSteps: Readonly<Record<string, Step>> = {
  '0450-outbox': async (db, engine) => {
    await createNumberedTable(db, engine, 'outbox')
      .addColumn('message_id', 'varchar(32)', (column) => column.notNull())
      .addColumn('channel', 'varchar(10)', (column) => column.notNull())
      .addColumn('kind', 'varchar(20)', (column) => column.notNull())
      .addColumn('enquiry_id', 'bigint')
      .addColumn('payload', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'varchar(10)', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('first_tried_at', 'bigint')
      .addColumn('failure', 'varchar(20)')
      .addColumn('address_mark', 'varchar(43)')
      .addColumn('network_mark', 'varchar(43)')
      .execute();
  },
  // Whoever looks for what is due reads neither what is done nor what waits for later or on another channel.
  '0451-outbox-by-due': index('by_due', ['state', 'channel', 'due_at', 'id']),
  '0452-outbox-by-enquiry': index('by_enquiry', ['enquiry_id']),
  '0453-outbox-by-address': index('by_address', ['address_mark', 'created_at']),
  '0454-outbox-by-network': index('by_network', ['network_mark', 'created_at']),
  '0455-outbox-of-enquiries': addForeignKeyStep('outbox', 'enquiry_id'),
};

/** On SQLite what is no mail has no place in the index of a mark, which costs a page each time. */
function indexOfMails(what: 'address' | 'network'): Step {
  return async (db, engine) => {
    if (engine === 'mysql') return;
    const [name, mark] = [`outbox_by_${what}`, `${what}_mark`];
    await dropIndexOnce(db, engine, { name, table: 'outbox' });
    const columns = [mark, 'created_at'];
    await createIndexOnce(db, engine, { name, table: 'outbox', columns, sqliteWhere: mark });
  };
}

/** What the screen counts stands in the index by what is due, too: of many that wait no row is read. */
export const outboxCountSteps: Readonly<Record<string, Step>> = {
  '0485-outbox-counted-by-due': (db, engine) =>
    remakeIndexOnce(db, engine, {
      ...{ name: 'outbox_by_due', table: 'outbox' },
      columns: ['state', 'channel', 'due_at', 'id', 'failure', 'created_at'],
    }),
  '0486-outbox-by-address-of-mails': indexOfMails('address'),
  '0487-outbox-by-network-of-mails': indexOfMails('network'),
  // At the end of the table, for which neither engine writes it anew.
  '0488-desk-untold': (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'desk', column: 'untold', type: 'varchar(60)' },
      define: (definition) => definition,
    }),
};
