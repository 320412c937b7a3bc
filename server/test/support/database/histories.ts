import type { Contents, Row } from '../../upgrades/dump.ts';

const ONE_HISTORY = '2026-11-28-one-history';

interface Entry {
  kind: string;
  subject: string;
  number: number;
  value: unknown;
  by: unknown;
  at: unknown;
}

const parse = (text: unknown): unknown => JSON.parse(String(text));

function withBeforeAndAfter({ value_before: before, value_after: after }: Row) {
  return { before: before === null ? null : parse(before), after: parse(after) };
}

/** Subject, number and values of a row, by its table: the present one, or one of an earlier version's four. */
const tables: Readonly<Record<string, (row: Row) => [unknown, unknown, unknown, unknown]>> = {
  history: ({ kind, subject, number, value }) => [kind, subject, number, parse(value)],
  vehicle_changes: (row) => [
    'model',
    row.vehicle_id,
    row.id,
    { section: row.section, ...withBeforeAndAfter(row) },
  ],
  content_changes: (row) => [row.kind, row.item_id, row.id, withBeforeAndAfter(row)],
  setting_changes: (row) => [
    'setting',
    `${row.dealer_id} ${row.name}`,
    row.id,
    withBeforeAndAfter(row),
  ],
  reply_versions: (row) => ['reply', row.reply_key, row.version, parse(row.value)],
};

/** The tables that `history` replaces. */
export const earlierHistories = Object.keys(tables).filter((table) => table !== 'history');

/** Changes that a migration makes to them: `listHistories` compares the values of their rows. */
export const changesOfHistories = [
  ...earlierHistories.map((table) => ({ by: ONE_HISTORY, table, reads: () => undefined })),
  {
    by: ONE_HISTORY,
    table: 'sqlite_sequence',
    reads: (row: Row) => (earlierHistories.includes(String(row.name)) ? undefined : row),
    mayGrow: true as const,
  },
];

/** All entries of the histories in a database of any version, each once. */
export function listHistories(contents: Contents): Entry[] {
  const entries = Object.entries(tables).flatMap(([table, read]) =>
    (contents[table] ?? []).map((row): [string, Entry] => {
      const [kind, subject, number, value] = read(row);
      const entry = { kind: String(kind), subject: String(subject), number: Number(number) };
      const key = `${entry.kind} ${entry.subject} ${entry.number}`;
      return [key, { ...entry, value, by: row.user_id, at: row.created_at }];
    }),
  );
  return [...new Map(entries)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
