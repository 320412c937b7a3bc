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
import {
  addStaff,
  changeStaff,
  resetFactors,
  type AccountChange,
} from '../features/auth/staff/change-staff.ts';
import { makePasswordLink } from '../features/auth/staff/password-link.ts';
import { AppError, invalidInput } from '../errors/app-error.ts';
import { problemOfPassword } from '../features/auth/password.ts';
import { findStaff, listStaff, type StaffAccount } from '../features/auth/staff-repository.ts';
import { verifyChain } from '../features/consents/verify-chain.ts';
import { OPERATOR } from '../audit/audit.ts';
import {
  readArguments,
  Refusal,
  runCommand,
  type CommandNeeds,
  type Work,
} from './terminal/run-command.ts';
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

/** Words that follow a command, at least and at most, and what it does; the first word is a user id. */
interface Command {
  least: number;
  most: number;
  work: (userId: string, word?: string) => Work;
}

const commands: Readonly<Record<string, Command>> = {
  list: { least: 0, most: 0, work: () => list },
  add: { least: 1, most: 2, work: (id, role = 'owner') => add(id, checkedRole(role)) },
  role: {
    least: 2,
    most: 2,
    work: (id, role) => change(id, { role: checkedRole(role) }, `is ${role} now`),
  },
  kinds: { least: 2, most: 2, work: (id, kinds) => changeKinds(id, checkedKinds(kinds)) },
  'set-password': { least: 1, most: 1, work: setPassword },
  link: { least: 1, most: 1, work: makeLink },
  'reset-factors': { least: 1, most: 1, work: removeFactors },
  activate: { least: 1, most: 1, work: (id) => change(id, { isActive: true }, 'is active') },
  deactivate: { least: 1, most: 1, work: (id) => change(id, { isActive: false }, 'is inactive') },
  expire: { least: 2, most: 2, work: expire },
  'verify-consents': { least: 0, most: 0, work: () => verifyConsents },
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
  const { positionals } = readArguments(USAGE, { allowPositionals: true });
  const [name = '', id = '', ...others] = positionals;
  const command = commands[name];
  const count = positionals.length - 1;
  if (!command || count < command.least || count > command.most) throw new Refusal(USAGE);
  return command.work(command.most > 0 ? checkedId(id) : id, ...others);
}

function checkedId(id: string): string {
  if (!isUserId(id)) throw new Refusal(`A user id is ${USER_ID_RULE}.`);
  return id;
}

function checkedRole(word = ''): Role {
  if (!isRole(word)) throw new Refusal(`There is no role "${word}". Roles: ${roles.join(', ')}.`);
  return word;
}

function checkedKinds(list = ''): EnquiryKind[] {
  const words = list.split(',').filter(Boolean);
  const unknown = words.find((word) => !isEnquiryKind(word));
  if (unknown !== undefined) {
    throw new Refusal(`There is no kind "${unknown}". Kinds: ${enquiryKinds.join(', ')}.`);
  }
  return enquiryKinds.filter((kind) => words.includes(kind));
}

function expire(userId: string, day = ''): Work {
  if (day === 'never') return change(userId, { expireDate: null }, 'does not expire');
  if (!isCalendarDay(day)) throw new Refusal('Write the last day as YYYY-MM-DD, or "never".');
  return change(userId, { expireDate: day }, `may be used up to ${day}`);
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
  return `The chain of ${state.total} consents is whole. Last hash: ${state.hash || 'none'}`;
}

function unknown(userId: string): Refusal {
  return new Refusal(`There is no account called ${userId}.`);
}
