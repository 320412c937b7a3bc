import { parseArgs } from 'node:util';
import { dayOf, isCalendarDay, isUserId, USER_ID_RULE } from '@dealership/shared';
import { migrate } from '../db/migrate.ts';
import { addStaff, orderStaffChange, type StaffOrder } from '../features/auth/manage-staff.ts';
import { invalidInput } from '../errors/app-error.ts';
import { problemOfPassword } from '../features/auth/new-password.ts';
import { findStaff, listStaff } from '../features/auth/staff-repository.ts';
import { Refusal, runCommand, type CommandNeeds, type Work } from './terminal/run-command.ts';
import { readNewPassword } from './terminal/secret-input.ts';

const USAGE = `Usage: npm run admin -- COMMAND
  list                     all staff accounts
  add ID                   a new account
  set-password ID          a new password; signs the account out everywhere
  activate ID
  deactivate ID            signs the account out everywhere
  expire ID YYYY-MM-DD     the last day on which the account may be used, or "never"
Each change also clears the account's failed login attempts: anyone told to wait can try again at
once. "activate" does this even if the account is already active.
You are asked for a password, or it is read from standard input. Never write one on the command line.`;

/** `npm run admin -- …`: staff accounts. */
await runCommand(() => {
  const work = readWork();
  return async (deps) => {
    await migrate(deps.config.database);
    return work(deps);
  };
});

/** What the command line asks for. */
function readWork(): Work {
  const [command = '', id, day, ...rest] = readWords();
  const mostWords = command === 'list' ? 0 : command === 'expire' ? 2 : 1;
  const words = [id, day, ...rest].filter((word) => word !== undefined);
  if (words.length !== mostWords) throw new Refusal(USAGE);
  if (command === 'list') return list;
  const userId = checkedId(id);
  switch (command) {
    case 'add':
      return (deps) => add(deps, userId);
    case 'set-password':
      return (deps) => setPassword(deps, userId);
    case 'activate':
      return change(userId, { action: 'account activated', isActive: true }, 'is active');
    case 'deactivate':
      return change(userId, { action: 'account deactivated', isActive: false }, 'is inactive');
    case 'expire':
      return change(
        userId,
        { action: 'account expiry set', expireDate: checkedDay(day) },
        day === 'never' ? 'does not expire' : `may be used up to ${String(day)}`,
      );
    default:
      throw new Refusal(USAGE);
  }
}

function readWords(): string[] {
  try {
    return parseArgs({ allowPositionals: true }).positionals;
  } catch {
    throw new Refusal(USAGE);
  }
}

function checkedId(id = ''): string {
  if (!isUserId(id)) throw new Refusal(`A user id is ${USER_ID_RULE}.`);
  return id;
}

function checkedDay(day = ''): string | null {
  if (day === 'never') return null;
  if (!isCalendarDay(day)) throw new Refusal('Write the last day as YYYY-MM-DD, or "never".');
  return day;
}

async function list({ db }: CommandNeeds): Promise<string> {
  const staff = await listStaff(db);
  const lines = staff.map(({ userId, isActive, expireDate, createdAt, profile }) =>
    [
      userId.padEnd(20),
      (isActive ? 'active' : 'inactive').padEnd(10),
      `since ${dayOf(createdAt)}`,
      expireDate === undefined ? 'does not expire'.padEnd(18) : `until ${expireDate}`.padEnd(18),
      profile.user_name,
    ].join('  '),
  );
  return lines.length > 0 ? lines.join('\n') : 'There are no staff accounts.';
}

async function add(deps: CommandNeeds, userId: string): Promise<string> {
  if (await findStaff(deps.db, userId)) throw new Refusal(`${userId} already exists.`);
  const password = await askForPassword();
  if (!(await addStaff(deps, { userId, password }))) {
    throw new Refusal(`${userId} already exists.`);
  }
  return `${userId} was added.`;
}

async function setPassword(deps: CommandNeeds, userId: string): Promise<string> {
  // First: an unknown user id should fail before a password is typed twice.
  if (!(await findStaff(deps.db, userId))) throw unknown(userId);
  const password = await askForPassword();
  const order: StaffOrder = { action: 'password changed', password };
  return change(userId, order, 'has a new password and is signed out everywhere')(deps);
}

function change(userId: string, order: StaffOrder, outcome: string): Work {
  return async (deps) => {
    if (!(await orderStaffChange(deps, userId, order))) throw unknown(userId);
    return `${userId} ${outcome}.`;
  };
}

async function askForPassword(): Promise<string> {
  const { password, repeated } = await readNewPassword();
  if (password !== repeated)
    throw new Refusal('The two passwords are different. Nothing was changed.');
  const problem = problemOfPassword(password);
  if (problem !== undefined) throw new Refusal(`${invalidInput({ password: problem }).message}.`);
  return password;
}

function unknown(userId: string): Refusal {
  return new Refusal(`There is no account called ${userId}.`);
}
