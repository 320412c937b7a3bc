import { createInterface } from 'node:readline/promises';
import {
  dayOf,
  personSchema,
  problemsOf,
  type PendingErasure,
  type Person,
  type RetentionDoubt,
} from '@dealership/shared';
import { confirmDay } from '../jobs/known-day-repository.ts';
import { migrate } from '../db/migrate.ts';
import { createConsentErasure } from '../features/consents/withdraw.ts';
import { eraseExpired, previewExpired } from '../features/enquiries/erase/erase-expired.ts';
import { describeCounts, erasePerson } from '../features/enquiries/erase/erase-person.ts';
import { countByKind, listOfPerson } from '../features/enquiries/erase/erasure-repository.ts';
import { fixedSettings } from '../features/settings/fixed-settings.ts';
import { findRetention } from '../features/settings/retention-setting.ts';
import { OPERATOR } from '../audit/audit.ts';
import { invalidInput } from '../errors/app-error.ts';
import { readArguments, Refusal, runCommand, type CommandNeeds } from './terminal/run-command.ts';

const USAGE = `Usage: npm run erase -- (--mobile NUMBER | --email ADDRESS | --reference REFERENCE | --expired) [--yes]
       npm run erase -- --expired --day YYYY-MM-DD
  --mobile, --email   all enquiries of this person, of all kinds
  --reference         one enquiry that has neither a number nor an address
  --expired           all enquiries older than RETENTION_MONTHS, or else the setting, allows
  --day               today's date: erases also when the clock or the number of enquiries looks wrong
Shows what would be erased, then asks. Without a terminal, nothing is erased unless --yes or --day is given.`;

const REMAINS: Readonly<Record<PendingErasure, string>> = {
  'database files':
    'The database files still hold them because a backup or an export is running. A running server clears them within a minute of it finishing; without one, run this command again.',
  'server logs':
    'The database server still holds them in its undo log, and in its binary log if it keeps one, until it clears them automatically.',
};

interface Order {
  /** Absent: expired enquiries. */
  person?: Person;
  isSure: boolean;
  /** Today's date as the operator confirms it. */
  day?: string | undefined;
}

/** `npm run erase -- …`: a person's enquiries, or those older than the retention. */
await runCommand(() => {
  const order = readOrder();
  return async (deps) => {
    await migrate(deps.config.database);
    return order.person ? eraseOne(deps, order.person, order) : eraseOld(deps, order);
  };
});

function readOrder(): Order {
  const { mobile, email, reference, expired, yes, day } = readArguments(USAGE, {
    options: {
      mobile: { type: 'string' },
      email: { type: 'string' },
      reference: { type: 'string' },
      expired: { type: 'boolean' },
      yes: { type: 'boolean', default: false },
      day: { type: 'string' },
    },
  }).values;
  if ([mobile, email, reference, expired].filter((word) => word !== undefined).length !== 1) {
    throw new Refusal(USAGE);
  }
  if (expired) return { isSure: yes, day };
  if (day !== undefined) throw new Refusal(USAGE);
  const person = personSchema.safeParse({ mobile, email, reference });
  if (!person.success) throw new Refusal(`${invalidInput(problemsOf(person.error)).message}.`);
  return { person: person.data, isSure: yes };
}

async function eraseOne(deps: CommandNeeds, person: Person, { isSure }: Order): Promise<string> {
  const counts = countByKind(await listOfPerson(deps.db, person));
  const found = `${person.mobile ?? person.email ?? person.reference}: ${describeCounts(counts)} enquiries`;
  if (!isSure && !(await isConfirmed(found, 'yes'))) {
    return `${found}. Nothing was erased.`;
  }
  const { proof, pending, ...erased } = await erasePerson(
    { ...deps, consents: createConsentErasure(deps) },
    person,
    OPERATOR,
  );
  const done = `${describeCounts(erased)} enquiries were erased. In the audit trail: ${proof}`;
  return withPending(done, pending);
}

async function eraseOld(commandDeps: CommandNeeds, { isSure, day }: Order): Promise<string> {
  const { months } = await findRetention(commandDeps.db, fixedSettings(commandDeps.config));
  const consents = createConsentErasure(commandDeps);
  const deps = { ...commandDeps, consents, config: { retentionMonths: months } };
  const { expired, waits } = await previewExpired(deps);
  if (expired.length === 0) {
    throw new Refusal(
      'RETENTION_MONTHS is not set, nor are months under Automatic Deletion: nothing expires.',
    );
  }
  const lines = expired.map(
    ({ kind, months, before, count }) =>
      `${kind.padEnd(16)} ${String(count).padStart(8)} from before ${before} (${months} months)`,
  );
  const found = [...lines, ...(waits ? [describeDoubt(waits)] : [])].join('\n');
  const today = dayOf(deps.clock());
  if (day !== undefined && day !== today) {
    throw new Refusal(`This computer's clock says ${today}, not ${day}. Nothing was erased.`);
  }
  if (waits && isSure && day === undefined) {
    throw new Refusal(`${found}\nNothing was erased. If this is right, add --day YYYY-MM-DD.`);
  }
  const isAgreed = isSure || day !== undefined || (await isConfirmed(found, waits ? today : 'yes'));
  if (!isAgreed) return `${found}\nNothing was erased.`;
  if (waits || day !== undefined) await confirmDay(deps.db, today);
  const { total, pending } = await eraseExpired(deps, OPERATOR);
  return withPending(`${total} enquiries were erased.`, pending);
}

function describeDoubt(doubt: RetentionDoubt): string {
  if (doubt.reason === 'clock') {
    const { today, known } = doubt;
    return `This computer's clock says ${today}; the last day that is known for certain is ${known}. Is the clock right?`;
  }
  const { kind, count, stored } = doubt;
  const all = kind === undefined ? '' : ` of the kind ${kind}`;
  return `${count} of ${stored} enquiries${all} would be erased at once. Are the clock and the retention right?`;
}

function withPending(done: string, pending: PendingErasure | undefined): string {
  return pending ? `${done}\n${REMAINS[pending]}` : done;
}

/** At a terminal, asks for a word or for today's date; without a terminal nothing is confirmed. */
async function isConfirmed(found: string, word: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const wanted = word === 'yes' ? 'yes' : "today's date (YYYY-MM-DD)";
  const answer = await terminal.question(`${found}\nErase permanently? Type ${wanted}: `);
  terminal.close();
  return answer.trim().toLowerCase() === word;
}
