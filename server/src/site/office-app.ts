import { hash } from 'node:crypto';
import { Router } from 'express';
import {
  byLocale,
  textsIn,
  type Locale,
  OFFICE_MANIFEST,
  OFFICE_SCOPE,
  OFFICE_SHARE,
  OFFICE_SHARED,
  OFFICE_START,
  OFFICE_WORKER,
  SHARE_LOST,
} from '@dealership/shared';
import { prepareAnswer, sendPrepared } from '../http/answers/prepared-answer.ts';
import type { SiteDetails } from '../features/settings/dealership-source.ts';
import { officeLocaleOf } from '../http/answers/locale-of.ts';
import { chunkOf, closure, type ClientBuild, type ClientBuilds } from './html-document.ts';
import { iconOf } from './page-head.ts';

/** Browsers request both again at each visit, and an update must not wait. */
const ALWAYS_ASKED = 'no-cache';

/** The pages that open without a network: the desk, and the way to it. */
const keptModules =
  /^src\/(features\/(desk|auth)|lib)\/|^src\/pages\/admin\/(jump|entry-failure|login-page)\.|\.woff2$/;

/** Makes the back office installable: its manifest, and the worker that keeps its screens. */
export function officeApp(
  builds: ClientBuilds,
  details: (locale: Locale) => Promise<SiteDetails>,
): Router {
  const router = Router();
  const workers = byLocale((locale) =>
    prepareAnswer({
      type: 'js',
      cacheControl: ALWAYS_ASKED,
      body: { identity: Buffer.from(workerOf(builds[locale], locale)) },
    }),
  );
  router.get(OFFICE_WORKER, (request, response) =>
    sendPrepared(request, response, workers[officeLocaleOf(request)]),
  );
  router.get(OFFICE_MANIFEST, async (request, response) => {
    const locale = officeLocaleOf(request);
    const manifest = manifestOf(await details(locale), locale);
    const body = { identity: Buffer.from(JSON.stringify(manifest)) };
    const answer = { type: 'webmanifest', cacheControl: ALWAYS_ASKED, body };
    sendPrepared(request, response, prepareAnswer(answer));
  });
  return router;
}

/** The worker's script, which begins with the list of files to keep. */
function workerOf({ office, officeWorker }: ClientBuild, language: Locale): string {
  const { manifest, entry } = office;
  const roots = [
    entry,
    ...(chunkOf(manifest, entry).dynamicImports ?? []),
    ...Object.keys(manifest).filter((key) => keptModules.test(key)),
  ];
  const keys = new Set(roots.flatMap((key) => [...closure(manifest, key)]));
  const names = [...keys].flatMap((key) => {
    const { file, css = [] } = chunkOf(manifest, key);
    return [file, ...css];
  });
  const files = [...new Set(names)].sort().map((name) => `/${name}`);
  const digest = hash('sha256', files.join(), 'base64url').slice(0, 10);
  const { unread } = textsIn(language).pushes;
  const first = chunkOf(manifest, entry).file;
  const given = {
    store: `office-${digest}`,
    files,
    entry: first,
    language,
    unread,
    share: OFFICE_SHARE,
    shared: OFFICE_SHARED,
    lost: SHARE_LOST,
  };
  return `const office = ${JSON.stringify(given)};\n${officeWorker}`;
}

const sharedValues = ['title', 'text', 'url'];

/** What other apps may share with the installed back office, as https://w3c.github.io/web-share-target/ describes it. */
const shareTarget = {
  action: OFFICE_SHARE,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    ...Object.fromEntries(sharedValues.map((name) => [name, name])),
    files: [
      {
        name: 'files',
        accept: ['image/*', 'text/vcard', 'text/x-vcard', 'text/directory', '.vcf', 'text/plain'],
      },
    ],
  },
};

/** As https://www.w3.org/TR/appmanifest/ describes it. */
function manifestOf(details: SiteDetails, locale: Locale): object {
  const ownIcon = iconOf(details);
  const texts = textsIn(locale).site;
  const png = { type: 'image/png', purpose: 'any' };
  return {
    id: OFFICE_SCOPE,
    scope: OFFICE_SCOPE,
    start_url: OFFICE_START,
    name: texts.officeName({ seller: details.dealership.name }),
    short_name: texts.officeShortName,
    lang: locale,
    display: 'standalone',
    share_target: shareTarget,
    theme_color: '#1b1d1f',
    background_color: '#1b1d1f',
    icons: ownIcon
      ? [{ ...png, src: ownIcon, sizes: '192x192' }]
      : [
          { ...png, src: '/office-192.png', sizes: '192x192' },
          { ...png, src: '/office-512.png', sizes: '512x512' },
          { ...png, src: '/office-mask-512.png', sizes: '512x512', purpose: 'maskable' },
        ],
  };
}
