import type { Logger } from 'pino';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Audit, AuditEvent } from '../../http/audit.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { filesOfPicture } from '../../storage/prepare-image.ts';
import { deleteContent, type ContentKind } from './content-repository.ts';

interface Needs {
  db: Database;
  log: Logger;
  audit: Audit;
  images: ImageStorage;
}

/**
 * Deletes a record and its picture's files; whether there was one.
 * @param event what is written down with it
 */
export async function removeContent(
  { db, images, log, audit }: Needs,
  { kind, id, event }: { kind: ContentKind; id: number; event: AuditEvent },
): Promise<boolean> {
  const picture = await inTransaction(db, async (transaction) => {
    const deleted = await deleteContent(transaction, kind, id);
    if (deleted) await audit(event, transaction);
    return deleted;
  });
  if (!picture) return false;
  try {
    await images.delete(filesOfPicture(picture));
  } catch (error) {
    // Gone from the site it is; a file that nobody refers to can wait for the operator.
    log.error({ err: error, event: 'picture not deleted', path: picture.path });
  }
  return true;
}
