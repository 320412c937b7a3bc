import {
  FIRST_BRANCH,
  checkSetting,
  firstSettings,
  isOfBranch,
  isPictureSetting,
  problem,
  type AuditedAction,
  type SettingName,
  type LostReason,
  type Problem,
  type SettingsChange,
} from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { bumpSettingsRevision, lockContent, lockSettings } from '../../db/content-revision.ts';
import { addToHistory } from '../../db/history.ts';
import type { Database } from '../../db/open-database.ts';
import { findPicturesAt } from '../../db/pictures.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidInput, Stale } from '../../errors/app-error.ts';
import { problemsOfFixed, type FixedSettings } from './fixed-settings.ts';
import { toSetting } from './presenters.ts';
import {
  listSettings,
  settingSubject,
  updateSetting,
  isReasonUsed,
  type StoredSetting,
} from './settings-repository.ts';

export interface ChangeDeps extends Needs<'db' | 'clock' | 'audit'> {
  /** The settings that the environment fixes: they cannot be changed. */
  fixed: FixedSettings;
}

/** A change of one setting, in `settings.edit` or in a call of its own. */
type WantedChange = Omit<SettingsChange, 'name'> & { name: SettingName };

interface Wanted {
  changes: readonly WantedChange[];
  by: string;
  /** Lists the changed settings for the audit log. */
  event?: (changed: readonly CheckedChange[]) => { action: AuditedAction; what: string };
}

/**
 * Changes settings, all of them or none. A value that is sent as it is stored counts as confirmed, and is no change.
 *
 * @returns the settings as they are now
 * @throws {Stale} with those that another person has changed since
 * @throws {AppError} `invalid_input`, by the name of the setting and the place in it (`phones.sales.0`)
 */
export async function changeSettings(
  { db, clock, audit, fixed }: ChangeDeps,
  { changes, by, event = eventOf }: Wanted,
): Promise<StoredSetting[]> {
  const wanted = checkedChanges(changes, fixed);
  return inTransaction(db, async (transaction) => {
    // Pictures that no record names are deleted under the lock of the content.
    if (picturesOf(wanted).length > 0) await lockContent(transaction);
    // Of two changes at once the second waits for the first, and reads the result.
    await lockSettings(transaction);
    const stored = await listSettings(transaction);
    const pairs = wanted.map((change) => ({ change, before: stored.find(isSameSetting(change)) }));
    const unknown = pairs.filter(({ before }) => before === undefined);
    if (unknown.length > 0) {
      throw invalidInput(
        Object.fromEntries(unknown.map(({ change }) => [change.name, problem('not_fact')])),
      );
    }
    const known = pairs.flatMap(({ change, before }) => (before ? [{ change, before }] : []));
    const stale = known.filter(({ change, before }) => change.version !== before.version);
    if (stale.length > 0) {
      throw new Stale({ settings: stale.map(({ before }) => toSetting(before, fixed)) });
    }
    await checkPictures(transaction, wanted);
    checkFirstSteps(stored, wanted);
    await checkReasons(transaction, stored, wanted);
    // Both come from JSON or from the setting's schema, which writes keys in one order.
    const changed = known.filter(
      ({ change, before }) => JSON.stringify(change.value) !== JSON.stringify(before.value),
    );
    for (const { change, before } of known) {
      if (before.isSample || changed.some((each) => each.change === change)) {
        await updateSetting(transaction, change);
      }
    }
    for (const { change, before } of changed) {
      const value = { before: before.value, after: change.value };
      await addToHistory(transaction, settingSubject(change), { value, userId: by, at: clock() });
    }
    if (changed.length > 0) {
      await bumpSettingsRevision(transaction);
      await audit({ userId: by, ...event(changed.map(({ change }) => change)) }, transaction);
    }
    const now = await listSettings(transaction);
    return now.filter((setting) => wanted.some(isSameSetting(setting)));
  });
}

/** The first steps are done when the settings that visitors need are the dealership's own. */
function checkFirstSteps(stored: readonly StoredSetting[], wanted: readonly CheckedChange[]): void {
  if (!wanted.some(({ name, value }) => name === 'setup' && value === 'done')) return;
  const isOpen = stored.some(
    (setting) =>
      setting.isSample &&
      setting.dealerId <= FIRST_BRANCH &&
      firstSettings.includes(setting.name) &&
      !wanted.some(isSameSetting(setting)),
  );
  if (isOpen) throw invalidInput({ setup: problem('first_steps_open') });
}

/** Reasons that enquiries have been closed with stay, so that everybody can read them (rules: used-reasons). */
async function checkReasons(
  transaction: Database,
  stored: readonly StoredSetting[],
  wanted: readonly CheckedChange[],
): Promise<void> {
  const [before, after] = [stored, wanted].map(
    (settings) =>
      settings.find(({ name }) => name === 'lostReasons')?.value as LostReason[] | undefined,
  );
  if (!before || !after) return;
  for (const { key, label } of before) {
    if (after.some((reason) => reason.key === key)) continue;
    if (await isReasonUsed(transaction, key)) {
      throw invalidInput({ lostReasons: problem('reason_used', { reason: label.en }) });
    }
  }
}

function picturesOf(changes: readonly CheckedChange[]): { name: SettingName; path: string }[] {
  return changes.flatMap(({ name, value }) =>
    isPictureSetting(name) && typeof value === 'string' ? [{ name, path: value }] : [],
  );
}

async function checkPictures(transaction: Database, changes: readonly CheckedChange[]) {
  const named = picturesOf(changes);
  const known = await findPicturesAt(
    transaction,
    named.map(({ path }) => path),
  );
  const unknown = named.filter(({ path }) => !known.has(path));
  if (unknown.length === 0) return;
  throw invalidInput(
    Object.fromEntries(unknown.map(({ name }) => [name, problem('not_picture_path')])),
  );
}

type CheckedChange = Omit<StoredSetting, 'isSample'>;

function eventOf(changed: readonly CheckedChange[]) {
  return { action: 'settings changed', what: changed.map(nameOf).join(', ') } as const;
}

function checkedChanges(changes: readonly WantedChange[], fixed: FixedSettings): CheckedChange[] {
  const problems: Record<string, Problem> = {
    ...problemsOfFixed(
      fixed,
      changes.map(({ name }) => name),
    ),
  };
  const all = changes.map(({ branch, name, version, value }) => {
    const checked = checkSetting(name, value, branch);
    for (const [place, found] of Object.entries(checked.problems)) problems[place] ??= found;
    if (isOfBranch(name) !== branch > 0) problems[name] ??= problem('not_fact');
    const same = changes.filter((other) => other.branch === branch && other.name === name);
    if (same.length > 1) problems[name] ??= problem('value_repeated');
    return { dealerId: branch, name, version, value: checked.value };
  });
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return all;
}

function isSameSetting({ dealerId, name }: Pick<StoredSetting, 'dealerId' | 'name'>) {
  return (other: Pick<StoredSetting, 'dealerId' | 'name'>) =>
    other.dealerId === dealerId && other.name === name;
}

/** `phones`, of a further branch `phones 2` */
function nameOf({ name, dealerId }: Pick<StoredSetting, 'dealerId' | 'name'>): string {
  return dealerId > FIRST_BRANCH ? `${name} ${dealerId}` : name;
}
