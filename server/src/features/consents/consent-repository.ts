import { randomBytes } from 'node:crypto';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { ConsentSource } from '@dealership/shared';
import { addToCounter } from '../../db/dialect.ts';
import { findRow } from '../../db/rows.ts';
import type { Database } from '../../db/open-database.ts';
import type { ConsentPeopleTable, ConsentsTable } from '../../db/schema.ts';
import { markOf } from './consent-chain.ts';

/** A person whose number is known. */
type ConsentPerson = Pick<Selectable<ConsentPeopleTable>, 'id' | 'mark' | 'last_at'> & {
  mobile: string;
};

const name = 'consents';

/** In `is_given`: an opt-in on the website after a stop, which counts once staff have confirmed it. */
export const ASKED = 2;

/** Forms in which anyone can type any number. */
const visitorSources: readonly ConsentSource[] = ['website', 'stored'];

export function isFromVisitor(source: ConsentSource): boolean {
  return visitorSources.includes(source);
}

/** Makes other transactions wait for their places in the chain, until this one ends. */
export async function lockChain(transaction: Database): Promise<void> {
  await takePlaces(transaction, 0);
}

/** Takes this many places at the end of the chain; other transactions wait for theirs until this one ends. */
export async function takePlaces(transaction: Database, count: number): Promise<number> {
  await addToCounter(transaction, { table: 'counters', counter: 'value', of: { name }, by: count });
  return (await countConsents(transaction)) - count + 1;
}

export async function countConsents(db: Database): Promise<number> {
  return (await findRow(db, 'counters', { name }))?.value ?? 0;
}

export async function findPeople(db: Database, mobiles: readonly string[]) {
  if (mobiles.length === 0) return [];
  const rows = await db
    .selectFrom('consent_people')
    .select(['id', 'mobile', 'mark', 'last_at'])
    .where('mobile', 'in', mobiles)
    .execute();
  return rows as ConsentPerson[];
}

/** The same, and adds the unknown people; only for numbers that get a place in the chain. */
export async function findOrAddPeople(transaction: Database, mobiles: readonly string[]) {
  const wanted = [...new Set(mobiles)];
  const known = await findPeople(transaction, wanted);
  const missing = wanted.filter((mobile) => known.every((person) => person.mobile !== mobile));
  if (missing.length > 0) {
    const people = missing.map((mobile): Insertable<ConsentPeopleTable> => {
      const key = randomBytes(32).toString('base64url');
      return { mobile, mark_key: key, mark: markOf(key, mobile), last_at: null };
    });
    await transaction.insertInto('consent_people').values(people).execute();
    known.push(...(await findPeople(transaction, missing)));
  }
  return new Map(known.map((person) => [person.mobile, person]));
}

export async function insertConsents(transaction: Database, rows: readonly ConsentsTable[]) {
  await transaction.insertInto('consents').values(rows).execute();
}

export async function clearNumbers(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction
    .updateTable('consent_people')
    .set({ mobile: null, mark_key: null, last_at: null })
    .where('id', 'in', ids)
    .execute();
}

/** The numbers of people whose latest consent is from before an instant (epoch ms), some at a time. */
export async function listNumbersBefore(
  db: Database,
  { before, limit }: { before: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('consent_people')
    .select('mobile')
    .where('last_at', '<', before)
    .orderBy('last_at')
    .limit(limit)
    .execute();
  return rows.flatMap(({ mobile }) => mobile ?? []);
}

/**
 * Of these people, those who have stopped all messages and for whom staff have noted or confirmed no consent since. A
 * later opt-in on the website then counts only once staff have confirmed it. An earlier release stored it as given.
 */
export async function listStopped(
  db: Database,
  personIds: readonly number[],
): Promise<Map<number, number>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('consents')
    .select(['person_id', stoppedAt, givenAt])
    .where('person_id', 'in', personIds)
    .groupBy('person_id')
    .execute();
  return stopsThatHold(rows);
}

const stoppedAt = sql<
  number | null
>`max(case when channel = 'all' and is_given = 0 then at end)`.as('stopped_at');

/** The latest consent that staff have noted or confirmed. */
const givenAt = sql<number | null>`max(case when channel <> 'all' and is_given = 1
  and source not in (${sql.join(visitorSources)}) then at end)`.as('given_at');

/** Each person's stop without a later consent. A person may have several rows. */
function stopsThatHold(
  rows: readonly { person_id: number; stopped_at: number | null; given_at: number | null }[],
): Map<number, number> {
  const stops = new Map<number, number>();
  for (const { person_id: id, stopped_at: at } of rows) if (at !== null) stops.set(id, at);
  for (const { person_id: id, given_at: at } of rows) {
    if (at !== null && at >= (stops.get(id) ?? Infinity)) stops.delete(id);
  }
  return stops;
}

/** The opt-ins of a person on the website at an instant. */
export async function listAsked(db: Database, { personId, at }: { personId: number; at: number }) {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('person_id', '=', personId)
    .where('at', '=', at)
    .where('is_given', '<>', 0)
    .where('source', 'in', visitorSources)
    .execute();
}

/**
 * The latest choice on each channel of some numbers; a choice for all channels is a row of its own. An opt-in that an
 * earlier release stored as given also reads as `ASKED`.
 */
export async function listLatest(db: Database, mobiles: readonly string[]) {
  if (mobiles.length === 0) return [];
  const rows = await db
    .selectFrom('consents')
    .innerJoin(
      ({ selectFrom }) =>
        selectFrom('consent_people')
          .innerJoin('consents as all', 'all.person_id', 'consent_people.id')
          .select(({ fn }) => ['mobile', 'person_id', 'channel', fn.max<number>('at').as('at')])
          .select([stoppedAt, givenAt])
          .where('mobile', 'in', mobiles)
          .groupBy(['mobile', 'person_id', 'channel'])
          .as('latest'),
      (join) =>
        join
          .onRef('latest.person_id', '=', 'consents.person_id')
          .onRef('latest.channel', '=', 'consents.channel')
          .onRef('latest.at', '=', 'consents.at'),
    )
    .select(['latest.mobile', 'latest.person_id', 'latest.channel', 'latest.at'])
    // Of two earlier opt-ins in the same millisecond, the one that declines.
    .select(({ fn }) => [
      fn.min<number>('is_given').as('is_given'),
      fn.min<ConsentSource>('source').as('source'),
      fn.max<number | null>('stopped_at').as('stopped_at'),
      fn.max<number | null>('given_at').as('given_at'),
    ])
    .groupBy(['latest.mobile', 'latest.person_id', 'latest.channel', 'latest.at'])
    .execute();
  const stops = stopsThatHold(rows);
  return rows.map(({ mobile, person_id: id, channel, at, is_given: isGiven, source }) => {
    const isAsked = isGiven === 1 && isFromVisitor(source) && at > (stops.get(id) ?? Infinity);
    return { mobile: mobile ?? '', channel, at, is_given: isAsked ? ASKED : isGiven, source };
  });
}

/** A part of the chain, from a place on, with the people. */
export async function readChain(
  db: Database,
  { from, upTo, limit }: { from: number; upTo: number; limit: number },
) {
  return db
    .selectFrom('consents')
    .leftJoin('consent_people', 'consent_people.id', 'consents.person_id')
    .selectAll('consents')
    .select(['mobile', 'mark_key', 'mark'])
    .where('consents.id', '>=', from)
    .where('consents.id', '<=', upTo)
    .orderBy('consents.id')
    .limit(limit)
    .execute();
}
