import { checkSetting, messageLimits } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { findSetting } from './settings-repository.ts';

/** How many confirmations may be sent in an hour, by the dealership's setting. */
export async function findConfirmationLimit(db: Database): Promise<number> {
  const stored = await findSetting(db, 'confirmationLimit');
  return checkSetting('confirmationLimit', stored?.value ?? messageLimits.usualInAnHour).value;
}
