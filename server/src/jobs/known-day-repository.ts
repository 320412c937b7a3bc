import { addDays, dayOf } from '@dealership/shared';
import type { Database } from '../db/open-database.ts';

/**
 * A clock may be so many days ahead of the last day that is known: a server that was off for two weeks goes
 * on by itself. A clock that is wrong by less has what is due erased so much too early, at worst.
 */
const MOST_DAYS_OFF = 14;

/** What the clock says, beside the last day of which the servers were certain; both `YYYY-MM-DD`, in India. */
export interface DayCheck {
  today: string;
  known: string;
  /** Ahead: the day may be wrong, and nothing is done that cannot be undone. Behind: such work does too little. */
  clock: 'right' | 'ahead' | 'behind';
}

export interface DayDeps {
  db: Database;
  /** When the newest enquiry came (epoch ms), if there is one: their feature knows. */
  findNewestEnquiry: (db: Database) => Promise<number | undefined>;
}

/**
 * Whether a clock (`now`, epoch ms) can be right. What is stored under a wrong one would make it look
 * right, so the known day moves only from day to day (`noteDay`), or by somebody who knows (`confirmDay`).
 */
export async function checkDay(deps: DayDeps, now: number): Promise<DayCheck> {
  const { db } = deps;
  const today = dayOf(now);
  const stored = await db.selectFrom('known_day').select('day').executeTakeFirst();
  const known = stored?.day ?? dayOf(Math.min((await findNewest(deps)) ?? now, now));
  if (today > addDays(known, MOST_DAYS_OFF)) return { today, known, clock: 'ahead' };
  // The known day may be another server's, whose clock has passed midnight already.
  return { today, known, clock: known > addDays(today, 1) ? 'behind' : 'right' };
}

/** Checks the day, and keeps it as the one that is known if it can be right. */
export async function noteDay(deps: DayDeps, now: number): Promise<DayCheck> {
  const { db } = deps;
  const check = await checkDay(deps, now);
  if (check.clock === 'right' && check.today > check.known) await confirmDay(db, check.today);
  else await db.insertInto('known_day').values({ id: 1, day: check.known }).ignore().execute();
  return check;
}

/** Somebody knows that it is this day. */
export async function confirmDay(db: Database, day: string): Promise<void> {
  await db.replaceInto('known_day').values({ id: 1, day }).execute();
}

/** The newest instant (epoch ms) at which somebody did something; undefined: nobody ever has. */
async function findNewest({ db, findNewestEnquiry }: DayDeps): Promise<number | undefined> {
  const { max } = db.fn;
  const others = [
    db.selectFrom('audit_events').select(max<number | null>('created_at').as('at')),
    db.selectFrom('sessions').select(max<number | null>('last_seen_at').as('at')),
  ];
  const instants = [await findNewestEnquiry(db)];
  for (const query of others)
    instants.push((await query.executeTakeFirstOrThrow()).at ?? undefined);
  const known = instants.filter((instant) => instant !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}
