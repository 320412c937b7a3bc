import express, { type IRouter } from 'express';
import { PICTURES_PATH, type BuiltInPictures } from '../../storage/built-in-pictures.ts';

/** A new version may bring a new picture under the same name, so browsers ask again after a day. */
const ONE_DAY_S = 24 * 60 * 60;
const STALE_FOR_S = 30 * ONE_DAY_S;

/** Serves the pictures that come with the program, and no other files of their folder. */
export function addBuiltInPictures(router: IRouter, { folder }: BuiltInPictures): void {
  const files = express.static(folder, {
    index: false,
    redirect: false,
    setHeaders: (response) => {
      response.setHeader(
        'Cache-Control',
        `public, max-age=${ONE_DAY_S}, stale-while-revalidate=${STALE_FOR_S}`,
      );
    },
  });
  router.use(PICTURES_PATH, (request, response, next) => {
    if (/\.(?:avif|jpg|webp)$/.test(request.path)) files(request, response, next);
    else next();
  });
}
