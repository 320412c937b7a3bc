import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteHistory, readHistory, type Subject } from '../../../src/db/history.ts';
import { findUsedReply, listReplies } from '../../../src/features/replies/reply-repository.ts';
import { deleteSettings } from '../../../src/features/settings/settings-repository.ts';
import { openExplained, type ExplainedDatabase } from '../../support/database/plans.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { createFilledDatabase, type TestDatabase } from '../../support/server/test-server.ts';

/** Enough rows for the engines to prefer an index. */
const SUBJECTS = 60;
const ENTRIES = 40;

let database: TestDatabase;
let explained: ExplainedDatabase;
beforeAll(async () => {
  database = await createFilledDatabase();
  explained = openExplained(database.config);
  for (const kind of ['model', 'offers', 'setting', 'reply']) {
    for (let of = 2; of <= SUBJECTS; of += 1) {
      const subject = kind === 'setting' ? `${of} phones` : String(of);
      const entries = Array.from({ length: ENTRIES }, (_, at) => ({
        kind,
        subject,
        number: at + 1,
        value: '{}',
        user_id: 'staff',
        created_at: TEST_NOW,
      }));
      await explained.db.insertInto('history').values(entries).execute();
    }
  }
  await explained.analyze(['history']);
});
afterAll(async () => {
  await explained.db.destroy();
  await database.drop();
});

it('a history is found, read in its order and deleted by its index', async () => {
  const { db } = explained;
  const model: Subject = { kind: 'model', subject: 7 };
  const plans = await explained.plansOf(async () => {
    expect(await readHistory(db, model)).toHaveLength(ENTRIES);
    await listReplies(db);
    await findUsedReply(db, { key: '9', version: 3 });
    await deleteHistory(db, model);
    await deleteSettings(db, [12]);
  }, ['select', 'delete']);
  const asked = plans.filter(({ query }) => query.includes('history'));
  // The history of the model and that of the template are read by one statement.
  expect(asked).toHaveLength(5);
  // In the order of the index, so that no sort is needed to find the last ones.
  expect(asked[0]?.plan.join('\n')).not.toMatch(/temp b-tree|filesort/i);
  for (const { query, plan } of asked) {
    const lines = plan.filter((line) => line.includes('history'));
    expect(lines, query).not.toEqual([]);
    for (const line of lines) expect(line, query).toMatch(/^SEEK/);
  }
  expect(await readHistory(db, model)).toEqual([]);
  expect(await readHistory(db, { kind: 'setting', subject: '12 phones' })).toEqual([]);
  expect(await readHistory(db, { kind: 'setting', subject: '2 phones' })).toHaveLength(ENTRIES);
});
