import { hash } from 'node:crypto';
import { Router } from 'express';
import {
  DEFAULT_LOCALE,
  textsIn,
  OFFICE_MANIFEST,
  OFFICE_SCOPE,
  OFFICE_START,
  OFFICE_WORKER,
} from '@dealership/shared';
import { prepareAnswer, sendPrepared } from '../http/answers/prepared-answer.ts';
import type { SiteDetails } from '../features/settings/dealership-source.ts';
import { chunkOf, closure, type ClientBuild } from './html-document.ts';
import { iconOf } from './page-head.ts';

/** Browsers request both again at each visit, and an update must not wait. */
const ALWAYS_ASKED = 'no-cache';

/** The pages that open without a network: the desk, and the way to it. */
const keptModules =
  /^src\/(features\/(desk|auth)|lib)\/|^src\/pages\/admin\/(jump|entry-failure|login-page)\.|\.woff2$/;

/** Makes the back office installable: its manifest, and the worker that keeps its screens. */
export function officeApp(build: ClientBuild, details: () => Promise<SiteDetails>): Router {
  const router = Router();
  const worker = prepareAnswer({
    type: 'js',
    cacheControl: ALWAYS_ASKED,
    body: { identity: Buffer.from(workerOf(build)) },
  });
  router.get(OFFICE_WORKER, (request, response) => sendPrepared(request, response, worker));
  router.get(OFFICE_MANIFEST, async (request, response) => {
    const body = { identity: Buffer.from(JSON.stringify(manifestOf(await details()))) };
    const answer = { type: 'webmanifest', cacheControl: ALWAYS_ASKED, body };
    sendPrepared(request, response, prepareAnswer(answer));
  });
  return router;
}

/** The worker's script, which begins with the list of files to keep. */
function workerOf({ office, officeWorker }: ClientBuild): string {
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
  const { unread } = textsIn(DEFAULT_LOCALE).pushes;
  const given = { store: `office-${digest}`, files, entry: chunkOf(manifest, entry).file, unread };
  return `const office = ${JSON.stringify(given)};\n${officeWorker}`;
}

/** As https://www.w3.org/TR/appmanifest/ describes it. */
function manifestOf(details: SiteDetails): object {
  const ownIcon = iconOf(details);
  const texts = textsIn(DEFAULT_LOCALE).site;
  const png = { type: 'image/png', purpose: 'any' };
  return {
    id: OFFICE_SCOPE,
    scope: OFFICE_SCOPE,
    start_url: OFFICE_START,
    name: texts.officeName({ seller: details.dealership.name }),
    short_name: texts.officeShortName,
    lang: DEFAULT_LOCALE,
    display: 'standalone',
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
