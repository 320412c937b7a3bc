import { buffer } from 'node:stream/consumers';
import {
  pictureSizes,
  type Picture,
  type UploadedPicture,
  type VehicleSections,
} from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import { findPicturesAt } from '../../../db/pictures.ts';
import type { BuiltInPictures } from '../../../storage/built-in-pictures.ts';
import type { ImageStorage } from '../../../storage/image-storage.ts';
import { isUploaded, UPLOADS_PATH } from '../../../storage/prepare-image.ts';
import { findVehicle } from './vehicle-repository.ts';

/** Size and colour of a picture and, if it was uploaded, its description by staff. */
export type KnownPicture = Omit<Picture, 'path'> & Partial<Pick<UploadedPicture, 'alt' | 'focus'>>;

/** The data of pictures, by their addresses; `undefined`: there is none. */
export type KnownPictures = (path: string) => KnownPicture | undefined;

/** Finds the pictures at these addresses; of built-in ones no statement is made. */
export async function findKnownPictures(
  { db, pictures }: { db: Database; pictures: BuiltInPictures },
  paths: Iterable<string>,
): Promise<KnownPictures> {
  const uploaded = await findPicturesAt(db, [...paths].filter(isUploaded));
  return (path) => uploaded.get(path) ?? pictures.shapeOf(path);
}

type Pictured = Pick<VehicleSections, 'pictures' | 'colours'>;

/**
 * The main picture of a model, or that of its first colour with a picture; empty: there is none (rules: lead-picture).
 */
export function leadOf({ pictures: { lead }, colours }: Pictured): string {
  return lead || (colours.find(({ image }) => image !== '')?.image ?? '');
}

export function leadPaths(vehicle: Pictured) {
  return [leadOf(vehicle), vehicle.pictures.side];
}

/** The uploaded picture that represents a model; `undefined`: it has none, or a built-in one. */
export async function findLeadPicture(
  db: Database,
  key: string,
): Promise<UploadedPicture | undefined> {
  const vehicle = await findVehicle(db, key);
  const lead = vehicle ? leadOf(vehicle) : '';
  if (!isUploaded(lead)) return undefined;
  return (await findPicturesAt(db, [lead])).get(lead);
}

/**
 * Reads the file of a picture in the smallest size that has a width in pixels, or its largest; `undefined`: there is
 * none.
 * @param known includes the uploaded ones among them
 */
export function pictureReader(
  { pictures, images }: { pictures: BuiltInPictures; images: ImageStorage },
  known: KnownPictures,
) {
  return async (path: string, width: number) => {
    const picture = known(path);
    if (!isUploaded(path) || !picture) {
      const bytes = await pictures.read(path, width);
      return bytes && { bytes };
    }
    const sizes = pictureSizes({ path, width: picture.width });
    const size = sizes.find((each) => each.width >= width)?.path ?? path;
    const file = await images.open(size.slice(UPLOADS_PATH.length));
    return file && { bytes: await buffer(file.content), focus: picture.focus };
  };
}
