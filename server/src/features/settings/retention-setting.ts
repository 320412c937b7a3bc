import {
  checkSetting,
  spellRetention,
  type RetentionMonths,
  type SettingsChange,
} from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { changeSettings, type ChangeDeps } from './change-settings.ts';
import { variableOf, type FixedSettings } from './fixed-settings.ts';
import { findSetting } from './settings-repository.ts';

/**
 * How long enquiries are kept: as the environment sets it, otherwise by the setting. A database in which no server of
 * this version has started yet has no such setting: nothing expires.
 */
export async function findRetention(db: Database, fixed: FixedSettings) {
  const stored = await findSetting(db, 'retention');
  const months: RetentionMonths =
    fixed.retention ?? checkSetting('retention', stored?.value ?? {}).value;
  return { months, version: stored?.version ?? 0, fixedBy: variableOf(fixed, 'retention') };
}

/**
 * Changes it from a version. That alone erases nothing: the next daily run applies it, on any server.
 *
 * @returns its version now
 * @throws {Stale}
 * @throws {AppError} `invalid_input`, also where the environment sets it
 */
export async function changeRetention(
  deps: ChangeDeps,
  { by, ...wanted }: Pick<SettingsChange, 'version' | 'value'> & { by: string },
): Promise<number> {
  const change = { branch: 0, name: 'retention', ...wanted } as const;
  const [changed] = await changeSettings(deps, {
    changes: [change],
    by,
    event: ([setting]) => {
      const what = spellRetention(setting?.value as RetentionMonths) || 'kept without end';
      return { action: 'retention changed', what };
    },
  });
  return changed?.version ?? change.version;
}
