import { buffer } from 'node:stream/consumers';
import type { IRouter, Request, Response } from 'express';
import {
  DEFAULT_LOCALE,
  modelKey,
  stillWidths,
  type PictureSetting,
  type UploadedPicture,
} from '@dealership/shared';
import { notFound } from '../../errors/app-error.ts';
import { keepLatest } from '../../keep-latest.ts';
import type { DealershipSource } from './dealership-source.ts';
import { modelShareAddress, OWN_PICTURES_PATH } from './own-pictures.ts';
import { toFit, toPng, type Size } from '../../storage/cut-picture.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { UPLOADS_PATH } from '../../storage/prepare-image.ts';
import {
  prepareAnswer,
  sendPrepared,
  type PreparedAnswer,
} from '../../http/answers/prepared-answer.ts';

interface Form {
  setting: PictureSetting;
  make: Make;
}

type Cuttable = Pick<UploadedPicture, 'path' | 'width' | 'height' | 'focus'>;

type Make = (bytes: Buffer, picture: Cuttable) => Promise<Buffer>;

/** The aspect ratio of its place on the home page. */
const STILL_SHAPE: Size = { width: 1080, height: 945 };

/** Limit of the largest form that a phone fetches (rules: budgets): 45 KB with the headers. */
const STILL_BYTES = 44_000;

/** Messengers leave out larger previews. */
const SHARE_BYTES = 290_000;
const SHARE_SIZE: Size = { width: 1200, height: 630 };

/** The largest icon that any browser or home screen asks for. */
const ICON_SIZE: Size = { width: 192, height: 192 };

function makeShare(bytes: Buffer, picture: Cuttable): Promise<Buffer> {
  return toFit(bytes, picture, { size: SHARE_SIZE, most: SHARE_BYTES, format: 'jpeg' });
}

const forms: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(
    stillWidths.map((width): [string, Form] => {
      const height = Math.round((width * STILL_SHAPE.height) / STILL_SHAPE.width);
      const make: Make = (bytes, picture) =>
        toFit(bytes, picture, { size: { width, height }, most: STILL_BYTES, format: 'webp' });
      return [`still-${width}.webp`, { setting: 'still', make }];
    }),
  ),
  'share.jpg': { setting: 'sharePicture', make: makeShare },
  'icon.png': { setting: 'icon', make: (bytes, picture) => toPng(bytes, picture, ICON_SIZE) },
};

/** All forms of the present pictures, and previews of as many models as most dealers sell. */
const MAX_KEPT = 60;

const FOREVER = 'public, max-age=31536000, immutable';

interface Deps extends Pick<DealershipSource, 'read'> {
  images: ImageStorage;
  findModelPicture: (modelKey: string) => Promise<UploadedPicture | undefined>;
}

/**
 * Serves forms of the dealership's own pictures: each is made at its first request and kept in memory. Any older
 * address redirects to the present one.
 */
export function addOwnPictures(router: IRouter, { read, images, findModelPicture }: Deps): void {
  const kept = new Map<string, Promise<PreparedAnswer>>();
  const prepare = async (type: string, make: Make, picture: Cuttable) => {
    const file = await images.open(picture.path.slice(UPLOADS_PATH.length));
    if (!file) throw notFound('picture');
    const body = { identity: await make(await buffer(file.content), picture) };
    return prepareAnswer({ type, cacheControl: FOREVER, body });
  };
  const send = async (
    { request, response }: { request: Request; response: Response },
    { address, make, picture }: { address: string; make: Make; picture: Cuttable },
  ) => {
    const [path = '', version] = address.split('?v=');
    if (request.query.v !== version) {
      response.set('Cache-Control', 'no-cache');
      response.redirect(address);
      return;
    }
    let making = kept.get(address);
    if (!making) {
      making = prepare(path.slice(path.lastIndexOf('.')), make, picture);
      keepLatest(kept, [address, making], MAX_KEPT);
      making.catch(() => kept.delete(address));
    }
    sendPrepared(request, response, await making);
  };
  router.get(
    `${OWN_PICTURES_PATH}models/:file`,
    async (request: Request<{ file: string }>, response) => {
      const [, name] = /^(.+)\.jpg$/.exec(request.params.file) ?? [];
      const key = name === undefined ? undefined : modelKey(name);
      const picture = key === undefined ? undefined : await findModelPicture(key);
      if (key === undefined || !picture) throw notFound('picture');
      const address = modelShareAddress(key, picture);
      await send({ request, response }, { address, make: makeShare, picture });
    },
  );
  router.get(`${OWN_PICTURES_PATH}:form`, async (request: Request<{ form: string }>, response) => {
    const { form: name } = request.params;
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    const picture = form && (await read(DEFAULT_LOCALE)).pictures[form.setting];
    if (!form || !picture) throw notFound('picture');
    const address = `${OWN_PICTURES_PATH}${name}?v=${picture.version}`;
    await send({ request, response }, { address, make: form.make, picture });
  });
}
