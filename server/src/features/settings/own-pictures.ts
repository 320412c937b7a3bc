import { createHash } from 'node:crypto';
import {
  pictureSettings,
  type PictureSetting,
  type PictureSettings,
  type UploadedPicture,
} from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { findPicturesAt } from '../../db/pictures.ts';

/** A picture that the dealership has put in the place of one of the product's. */
export interface OwnPicture extends Omit<UploadedPicture, 'version'> {
  /** Differs with the picture and with what stays in sight of it: stands in the addresses of what is made of it. */
  version: string;
}

/** What is not in it is the product's. */
export type OwnPictures = Readonly<Partial<Record<PictureSetting, OwnPicture>>>;

/** The pictures that facts name; where none does, no statement is made. */
export async function findOwnPictures(db: Database, facts: PictureSettings): Promise<OwnPictures> {
  const known = await findPicturesAt(
    db,
    pictureSettings.flatMap((name) => facts[name] ?? []),
  );
  return Object.fromEntries(
    pictureSettings.flatMap((name) => {
      const picture = known.get(facts[name] ?? '');
      return picture ? [[name, { ...picture, version: versionOf(picture) }]] : [];
    }),
  );
}

/** Differs with the picture and with what stays in sight of it. */
export function versionOf({ path, focus }: Pick<UploadedPicture, 'path' | 'focus'>): string {
  const digest = createHash('sha256').update(`${path} ${focus.x} ${focus.y}`).digest('base64url');
  return digest.slice(0, 8);
}

/** What is made of the dealership's own pictures answers below. */
export const OWN_PICTURES_PATH = '/pictures/own/';

/** The address of a form of an own picture; it changes with the picture. */
export function ownAddress(form: 'share.jpg' | 'icon.png', { version }: OwnPicture): string {
  return `${OWN_PICTURES_PATH}${form}?v=${version}`;
}

/** The address of the preview of a model whose picture staff have uploaded; it changes with the picture. */
export function modelShareAddress(
  modelKey: string,
  picture: Pick<UploadedPicture, 'path' | 'focus'>,
): string {
  return `${OWN_PICTURES_PATH}models/${encodeURIComponent(modelKey)}.jpg?v=${versionOf(picture)}`;
}
