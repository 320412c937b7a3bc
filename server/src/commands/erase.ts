import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { personSchema, type Person } from '@dealership/shared';
import { migrate } from '../db/migrate.ts';
import { eraseExpired, previewExpired } from '../features/erasure/erase-expired.ts';
import { describeCounts, erasePerson } from '../features/erasure/erase-person.ts';
import { countSelected } from '../features/erasure/erasure-repository.ts';
import { OPERATOR } from '../http/audit.ts';
import { problemsOf } from '../http/validate.ts';
import { Refusal, runCommand, type CommandNeeds } from './terminal/run-command.ts';

const USAGE = `Usage: npm run erase -- (--mobile NUMBER | --email ADDRESS | --expired) [--yes]
  --mobile, --email   all enquiries of this person, of all kinds
  --expired           all enquiries that are older than RETENTION_MONTHS says
Shows first what would go, and asks. Where nobody can be asked nothing goes without --yes.`;

interface Order {
  /** Absent: what has expired. */
  person?: Person;
  isSure: boolean;
}

/** `npm run erase -- …` (design part 2). */
await runCommand(() => {
  const order = readOrder();
  return async (needs) => {
    await migrate(needs.config.database);
    return order.person ? eraseOne(needs, order.person, order) : eraseOld(needs, order);
  };
});

function readOrder(): Order {
  const { mobile, email, expired, yes } = readWords();
  if ([mobile, email, expired].filter((word) => word !== undefined).length !== 1) {
    throw new Refusal(USAGE);
  }
  if (expired) return { isSure: yes };
  const person = personSchema.safeParse({ mobile, email });
  if (!person.success) throw new Refusal(`${Object.values(problemsOf(person)).join('. ')}.`);
  return { person: person.data, isSure: yes };
}

function readWords() {
  try {
    return parseArgs({
      options: {
        mobile: { type: 'string' },
        email: { type: 'string' },
        expired: { type: 'boolean' },
        yes: { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    throw new Refusal(USAGE);
  }
}

async function eraseOne(needs: CommandNeeds, person: Person, { isSure }: Order): Promise<string> {
  const counts = await countSelected(needs.db, person);
  const found = `${person.mobile ?? person.email}: ${describeCounts(counts)} enquiries`;
  if (!(await isWanted(found, { isSure }))) return `${found}. Nothing was erased.`;
  const { proof, ...erased } = await erasePerson(needs, person, OPERATOR);
  return `${describeCounts(erased)} enquiries were erased. In the audit trail: ${proof}`;
}

async function eraseOld(needs: CommandNeeds, { isSure }: Order): Promise<string> {
  const expired = await previewExpired(needs);
  if (expired.length === 0) throw new Refusal('RETENTION_MONTHS is not set: nothing expires.');
  const lines = expired.map(
    ({ kind, months, before, count }) =>
      `${kind.padEnd(16)} ${String(count).padStart(8)} from before ${before} (${months} months)`,
  );
  const found = lines.join('\n');
  if (!(await isWanted(found, { isSure }))) return `${found}\nNothing was erased.`;
  return `${await eraseExpired(needs, OPERATOR)} enquiries were erased.`;
}

/** Without `--yes` a person at a terminal is asked; where there is none, nobody has agreed. */
async function isWanted(found: string, { isSure }: { isSure: boolean }): Promise<boolean> {
  if (isSure) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${found}\nErase for good? Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
