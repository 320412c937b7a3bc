import type { Logger } from 'pino';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Audit, AuditEvent } from '../../audit/audit.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { filesOfPicture } from '../../storage/prepare-image.ts';
import { deleteContent, type ContentKind } from './content-repository.ts';
import { findPlace } from './picture-place.ts';

interface Deps {
  db: Database;
  log: Logger;
  audit: Audit;
  images: ImageStorage;
}

/**
 * Deletes a record and, in storage that this database owns, its picture's files. Returns whether the record
 * existed.
 * @param event the audit event, stored in the same transaction
 */
export async function removeContent(
  { db, images, log, audit }: Deps,
  { kind, id, event }: { kind: ContentKind; id: number; event: AuditEvent },
): Promise<boolean> {
  const picture = await inTransaction(db, async (transaction) => {
    const deleted = await deleteContent(transaction, kind, id);
    if (deleted) await audit(event, transaction);
    return deleted;
  });
  if (!picture) return false;
  const files = filesOfPicture(picture);
  if (files.length === 0) return true;
  try {
    const { isOwn, ...ids } = await findPlace({ db, images });
    if (isOwn) await images.delete(files);
    else
      log.warn({ event: 'picture left in a place that is not ours', path: picture.path, ...ids });
  } catch (error) {
    // The record is deleted; an unused file can wait for the operator.
    log.error({ err: error, event: 'picture not deleted', path: picture.path });
  }
  return true;
}
