import type { SelectQueryBuilder } from 'kysely';
import { wantedIds } from '../../../db/dialect.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';
import { listUnindexed } from './index-repository.ts';
import { gramOfKind, gramsOf } from './grams.ts';
import { blockOf, idsInAll } from './id-set.ts';

/** Only a term's rarest grams are read; more would hardly rule out more. */
const GRAMS_READ = 3;

/** Which grams are the rarest is estimated from this many blocks. */
const BLOCKS_ASKED = 4;

/** With more candidates, reading every enquiry takes no longer than looking each candidate up. */
const MAX_CANDIDATES = 100_000;

/** More are unindexed only after an upgrade, until indexing has caught up. */
const MAX_UNINDEXED = 20_000;

/**
 * The sorted ids of every enquiry that may contain one of the terms: all that do, and maybe others, so the
 * caller must compare. `undefined`: the index does not help, every enquiry must be compared.
 *
 * @param terms in the form of `search_text`, `reference` or `mobile`, or an e-mail address in lower case
 */
export async function findCandidates(
  db: Database,
  terms: readonly string[],
  { kind }: { kind?: string | undefined } = {},
): Promise<number[] | undefined> {
  const grams = terms.map(gramsOf);
  if (grams.some(({ size }) => size === 0)) return undefined;
  // First: one that is indexed in between is then found twice, not missed.
  const unindexed = await listUnindexed(db, MAX_UNINDEXED);
  if (unindexed.length === MAX_UNINDEXED) return undefined;
  const found = new Set(unindexed);
  const blocks = await listBlocks(db);
  for (const each of grams) {
    const ids = blocks.length > 0 ? await idsWithAll(db, blocks, { grams: each, kind }) : [];
    for (const id of ids) found.add(id);
    if (found.size >= MAX_CANDIDATES) return undefined;
  }
  return [...found].sort((a, b) => a - b);
}

/** Starts a query over the candidates, or over every enquiry without any. */
export function enquiriesAmong(
  db: Database,
  candidates: readonly number[] | undefined,
): SelectQueryBuilder<Tables, 'enquiries', object> {
  if (!candidates) return db.selectFrom('enquiries');
  return db
    .selectFrom(wantedIds(db, candidates))
    .crossJoin('enquiries')
    .whereRef('enquiries.id', '=', 'wanted.id');
}

/** All blocks up to the newest; some may be empty. */
async function listBlocks(db: Database): Promise<number[]> {
  const { youngest } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.max<number | null>('id').as('youngest'))
    .executeTakeFirstOrThrow();
  return youngest === null ? [] : Array.from({ length: blockOf(youngest) + 1 }, (_, i) => i);
}

async function idsWithAll(
  db: Database,
  blocks: readonly number[],
  { grams, kind }: { grams: ReadonlySet<number>; kind: string | undefined },
): Promise<number[]> {
  const rarest = await listRarest(db, blocks, [...grams]);
  const wanted = kind === undefined ? rarest : [...rarest, gramOfKind(kind)];
  const rows = await db
    .selectFrom('enquiry_grams')
    .select(['block', 'ids'])
    .where('block', 'in', blocks)
    .where('gram', 'in', wanted)
    .execute();
  const setsOf = new Map<number, Uint8Array[]>();
  for (const { block, ids } of rows) setsOf.set(block, [...(setsOf.get(block) ?? []), ids]);
  return [...setsOf]
    .filter(([, sets]) => sets.length === wanted.length)
    .flatMap(([block, sets]) => idsInAll(sets, block));
}

/** Estimated from a few blocks: a wrong estimate costs time, but misses nothing. */
async function listRarest(
  db: Database,
  blocks: readonly number[],
  grams: readonly number[],
): Promise<number[]> {
  if (grams.length <= GRAMS_READ) return [...grams];
  const step = Math.ceil(blocks.length / BLOCKS_ASKED);
  const sizes = await db
    .selectFrom('enquiry_grams')
    .select(({ fn }) => ['gram', fn.sum<number>('size').as('total')])
    .where(
      'block',
      'in',
      blocks.filter((block) => block % step === 0),
    )
    .where('gram', 'in', grams)
    .groupBy('gram')
    .execute();
  const sizeOf = new Map(sizes.map(({ gram, total }) => [gram, total]));
  return [...grams]
    .sort((one, other) => (sizeOf.get(one) ?? 0) - (sizeOf.get(other) ?? 0))
    .slice(0, GRAMS_READ);
}
