import { pipeline } from 'node:stream/promises';
import type { IRouter } from 'express';
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
