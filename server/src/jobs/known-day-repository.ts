import { addDays, dayOf } from '@dealership/shared';
import type { Database } from '../db/open-database.ts';

/**
 * A clock may be this many days ahead of the known day, so that a server that was off for two weeks continues
 * automatically. At worst a wrong clock has enquiries erased this much too early.
 */
const MAX_DAYS_AHEAD = 14;

/** The clock's date and the last date that the servers could trust; both `YYYY-MM-DD`, in Asia/Kolkata. */
export interface DayCheck {
  today: string;
  known: string;
  /** `ahead`: may be wrong, so retention erases nothing. `behind`: retention goes on, but erases too little. */
  clock: 'right' | 'ahead' | 'behind';
}

/**
 * Whether a clock (`now`, epoch ms) can be right. Rows stored under a wrong clock would make it look right, so
 * the known day moves only from day to day (`noteDay`), or when an operator confirms it (`confirmDay`).
 */
export async function checkDay(db: Database, now: number): Promise<DayCheck> {
  const today = dayOf(now);
  const stored = await db.selectFrom('known_day').select('day').executeTakeFirst();
  const known = stored?.day ?? dayOf(Math.min((await findNewest(db)) ?? now, now));
  if (today > addDays(known, MAX_DAYS_AHEAD)) return { today, known, clock: 'ahead' };
  // The known day may come from a server whose clock has already passed midnight.
  return { today, known, clock: known > addDays(today, 1) ? 'behind' : 'right' };
}

/** Checks the day, and stores it as the known day if it can be right. */
export async function noteDay(db: Database, now: number): Promise<DayCheck> {
  const check = await checkDay(db, now);
  if (check.clock === 'right' && check.today > check.known) await confirmDay(db, check.today);
  else await db.insertInto('known_day').values({ id: 1, day: check.known }).ignore().execute();
  return check;
}

export async function confirmDay(db: Database, day: string): Promise<void> {
  await db.replaceInto('known_day').values({ id: 1, day }).execute();
}

/** The newest activity in the database (epoch ms); undefined: none yet. */
async function findNewest(db: Database): Promise<number | undefined> {
  const { max } = db.fn;
  const newest = [
    db.selectFrom('enquiries').select(max<number | null>('created_at').as('at')),
    db.selectFrom('audit_events').select(max<number | null>('created_at').as('at')),
    db.selectFrom('sessions').select(max<number | null>('last_seen_at').as('at')),
  ];
  const instants: number[] = [];
  for (const query of newest) {
    const { at } = await query.executeTakeFirstOrThrow();
    if (at !== null) instants.push(at);
  }
  return instants.length > 0 ? Math.max(...instants) : undefined;
}
