import { parseArgs } from 'node:util';
import {
  dayOf,
  enquiryKinds,
  hasChosenKinds,
  isCalendarDay,
  isEnquiryKind,
  isRole,
  isUserId,
  PASSWORD_LINK_HOURS,
  readableKinds,
  roles,
  USER_ID_RULE,
  type EnquiryKind,
  type Role,
} from '@dealership/shared';
import { migrate } from '../db/migrate.ts';
import { factorsOf } from '../features/auth/factors/factor-repository.ts';
import { addStaff, changeStaff, type AccountChange } from '../features/auth/staff/change-staff.ts';
import { makePasswordLink } from '../features/auth/staff/password-link.ts';
import { resetFactors } from '../features/auth/staff/reset-factors.ts';
import { AppError, invalidInput } from '../errors/app-error.ts';
import { problemOfPassword } from '../features/auth/new-password.ts';
import { findStaff, listStaff, type StaffAccount } from '../features/auth/staff-repository.ts';
import { verifyChain } from '../features/consents/verify-chain.ts';
import { OPERATOR } from '../audit/audit.ts';
import { Refusal, runCommand, type CommandNeeds, type Work } from './terminal/run-command.ts';
import { readNewPassword } from './terminal/secret-input.ts';

const USAGE = `Usage: npm run admin -- COMMAND
  list                     all staff accounts
  add ID [ROLE]            a new account, an owner's unless another role is given
  role ID ROLE             what the account may do
  kinds ID KIND,KIND,...   which enquiries it reads, for the roles that leave a choice
  set-password ID          a new password; signs the account out everywhere
  link ID                  a link by which the person sets a password, good once within ${PASSWORD_LINK_HOURS} hours
  reset-factors ID         removes passkeys, authenticator app and recovery codes; signs out everywhere
  activate ID
  deactivate ID            signs the account out everywhere
  expire ID YYYY-MM-DD     the last day on which the account may be used, or "never"
  verify-consents          whether nobody has changed what people agreed to and withdrew
Roles: ${roles.join(', ')}.
Kinds: ${enquiryKinds.join(', ')}.
Most changes also clear the account's failed login attempts: anyone told to wait can try again at
once. "activate" does this even if the account is already active.
You are asked for a password, or it is read from standard input. Never write one on the command line.`;

/** How many words follow each command, at least and at most. */
const wordsAfter: Readonly<Record<string, readonly [number, number]>> = {
  list: [0, 0],
  add: [1, 2],
  role: [2, 2],
  kinds: [2, 2],
  'set-password': [1, 1],
  link: [1, 1],
  'reset-factors': [1, 1],
  activate: [1, 1],
  deactivate: [1, 1],
  expire: [2, 2],
  'verify-consents': [0, 0],
};

/** `npm run admin -- …`: staff accounts, and the check of the consents. */
await runCommand(
  () => {
    const work = readWork();
    return async (deps) => {
      await migrate(deps.config.database);
      return work(deps);
    };
  },
  { refusals: [AppError] },
);

function readWork(): Work {
  const [command = '', ...words] = readWords();
  const [least, most] = wordsAfter[command] ?? [1, 0];
  if (words.length < least || words.length > most) throw new Refusal(USAGE);
  if (command === 'list') return list;
  if (command === 'verify-consents') return verifyConsents;
  const [id, word = ''] = words;
  const userId = checkedId(id);
  switch (command) {
    case 'add':
      return add(userId, words.length > 1 ? checkedRole(word) : 'owner');
    case 'role': {
      const role = checkedRole(word);
      return change(userId, { role }, `is ${role} now`);
    }
    case 'kinds':
      return changeKinds(userId, checkedKinds(word));
    case 'set-password':
      return setPassword(userId);
    case 'link':
      return makeLink(userId);
    case 'reset-factors':
      return removeFactors(userId);
    case 'activate':
      return change(userId, { isActive: true }, 'is active');
    case 'deactivate':
      return change(userId, { isActive: false }, 'is inactive');
    case 'expire':
      return change(
        userId,
        { expireDate: checkedDay(word) },
        word === 'never' ? 'does not expire' : `may be used up to ${word}`,
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

function checkedRole(word: string): Role {
  if (!isRole(word)) throw new Refusal(`There is no role "${word}". Roles: ${roles.join(', ')}.`);
  return word;
}

function checkedKinds(list: string): EnquiryKind[] {
  const words = list.split(',').filter(Boolean);
  const unknown = words.find((word) => !isEnquiryKind(word));
  if (unknown !== undefined) {
    throw new Refusal(`There is no kind "${unknown}". Kinds: ${enquiryKinds.join(', ')}.`);
  }
  return enquiryKinds.filter((kind) => words.includes(kind));
}

function checkedDay(day: string): string | null {
  if (day === 'never') return null;
  if (!isCalendarDay(day)) throw new Refusal('Write the last day as YYYY-MM-DD, or "never".');
  return day;
}

async function list({ db }: CommandNeeds): Promise<string> {
  const lines = [];
  for (const staff of await listStaff(db)) {
    const { userId, isActive, expireDate, createdAt, role, profile } = staff;
    const columns = [
      userId.padEnd(20),
      (isActive ? 'active' : 'inactive').padEnd(10),
      `since ${dayOf(createdAt)}`,
      expireDate === undefined ? 'does not expire'.padEnd(18) : `until ${expireDate}`.padEnd(18),
      role.padEnd(8),
      (await factorsOf(db, userId)).join('+').padEnd(12) || '-'.padEnd(12),
      profile.user_name,
      kindsOf(staff),
    ];
    lines.push(columns.join('  ').trimEnd());
  }
  return lines.length > 0 ? lines.join('\n') : 'There are no staff accounts.';
}

/** The enquiries that the person may read, where the role leaves a choice. */
function kindsOf({ role, kinds }: StaffAccount): string {
  return hasChosenKinds(role) ? `(${readableKinds(role, kinds).join(', ') || 'no enquiries'})` : '';
}

function add(userId: string, role: Role): Work {
  return async (deps) => {
    if (await findStaff(deps.db, userId)) throw new Refusal(`${userId} already exists.`);
    const password = await askForPassword();
    if (!(await addStaff(deps, { userId, password, role }))) {
      throw new Refusal(`${userId} already exists.`);
    }
    return `${userId} was added.`;
  };
}

function setPassword(userId: string): Work {
  return async (deps) => {
    // First: an unknown user id should fail before a password is typed twice.
    if (!(await findStaff(deps.db, userId))) throw unknown(userId);
    const password = await askForPassword();
    return change(userId, { password }, 'has a new password and is signed out everywhere')(deps);
  };
}

function changeKinds(userId: string, kinds: readonly EnquiryKind[]): Work {
  return async (deps) => {
    const staff = await findStaff(deps.db, userId);
    if (!staff) throw unknown(userId);
    if (!hasChosenKinds(staff.role)) {
      throw new Refusal(`${userId} is ${staff.role}: the role says which enquiries it reads.`);
    }
    const outcome = `reads ${kinds.join(', ') || 'no enquiries'}`;
    return change(userId, { kinds }, outcome)(deps);
  };
}

function makeLink(userId: string): Work {
  return async (deps) => {
    if (!(await findStaff(deps.db, userId))) throw unknown(userId);
    const { token } = await makePasswordLink(deps, { userId, by: OPERATOR });
    const site = deps.config.siteUrl ?? `http://localhost:${deps.config.port}`;
    return [
      `For ${userId}, good once within ${PASSWORD_LINK_HOURS} hours:`,
      `${site}/admin/set-password#${token}`,
    ].join('\n');
  };
}

function removeFactors(userId: string): Work {
  return async (deps) => {
    if (!(await findStaff(deps.db, userId))) throw unknown(userId);
    await resetFactors(deps, { userId, by: OPERATOR });
    return `${userId} has no second factor and is signed out everywhere.`;
  };
}

function change(userId: string, asked: AccountChange, outcome: string): Work {
  return async (deps) => {
    if (!(await changeStaff(deps, { userId, by: OPERATOR, change: asked }))) throw unknown(userId);
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

async function verifyConsents({ db }: CommandNeeds): Promise<string> {
  const state = await verifyChain(db);
  if ('brokenAt' in state) {
    throw new Refusal(
      `The chain of consents breaks at number ${state.brokenAt} of ${state.total}: it, or one before it, was changed or removed.`,
    );
  }
  return `The chain of ${state.total} consents is whole. Last seal: ${state.seal || 'none'}`;
}

function unknown(userId: string): Refusal {
  return new Refusal(`There is no account called ${userId}.`);
}
