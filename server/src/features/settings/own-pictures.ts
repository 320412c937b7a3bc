import { createHash } from 'node:crypto';
import {
  pictureSettings,
  type PictureSetting,
  type PictureSettings,
  type UploadedPicture,
} from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { findPicturesAt } from '../../db/pictures.ts';

/** A picture of the dealership in place of one of the product's. */
export interface OwnPicture extends Omit<UploadedPicture, 'version'> {
  /** Changes with the picture and its focus: part of the addresses of its forms. */
  version: string;
}

/** Where one is absent, the product's is shown. */
export type OwnPictures = Readonly<Partial<Record<PictureSetting, OwnPicture>>>;

/** The pictures that settings name; without any, no statement is made. */
export async function findOwnPictures(db: Database, named: PictureSettings): Promise<OwnPictures> {
  const known = await findPicturesAt(
    db,
    pictureSettings.flatMap((name) => named[name] ?? []),
  );
  return Object.fromEntries(
    pictureSettings.flatMap((name) => {
      const picture = known.get(named[name] ?? '');
      return picture ? [[name, { ...picture, version: versionOf(picture) }]] : [];
    }),
  );
}

export function versionOf({ path, focus }: Pick<UploadedPicture, 'path' | 'focus'>): string {
  const digest = createHash('sha256').update(`${path} ${focus.x} ${focus.y}`).digest('base64url');
  return digest.slice(0, 8);
}

/** Forms of the dealership's own pictures are served below this path. */
export const OWN_PICTURES_PATH = '/pictures/own/';

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
