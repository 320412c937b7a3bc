import { pipeline } from 'node:stream/promises';
import express, { type IRouter } from 'express';
import { PICTURES_PATH, type BuiltInPictures } from '../../storage/built-in-pictures.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { notFound } from '../../errors/app-error.ts';

/**
 * Serves uploaded pictures, and no other files of their folder. Should a browser ever open one as a document,
 * `sandbox` keeps it from doing anything.
 */
export function addUploadedPictures(router: IRouter, images: ImageStorage): void {
  router.get('/uploads/:name', async (request, response) => {
    const image = await images.open(request.params.name);
    if (!image) throw notFound('picture');
    response.set({
      'Content-Type': 'image/webp',
      'Content-Length': String(image.size),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
    if (request.method === 'HEAD') {
      image.content.destroy();
      response.end();
      return;
    }
    response.flushHeaders();
    await pipeline(image.content, response);
  });
}

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
