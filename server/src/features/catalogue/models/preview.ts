import type { Database } from '../../../db/open-database.ts';
import type { Vehicle } from '../../../db/vehicle-row.ts';
import { findModelWithEdits } from './draft-repository.ts';
import { draftOf } from './edit-model.ts';

/** The draft of the model with a key (`modelKey`), published or not; `undefined`: there is none, or it is deleted. */
export async function findPreview(db: Database, key: string) {
  const found = await findModelWithEdits(db, { key });
  if (!found || found.model.deletedAt !== null) return undefined;
  const { model, edits } = found;
  const { id, bikeName, isOnSale, published } = model;
  const sections = draftOf(model, edits);
  /** As visitors would see it if its draft were published and it were on sale. */
  const vehicle: Vehicle = { ...sections, id, bikeName, isActive: true };
  /** Whether visitors find it on sale under the same name. */
  const isSold = isOnSale && published?.about.name === sections.about.name;
  return { vehicle, isSold };
}
