import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import { prepareAnswer, sendPrepared } from '../http/answers/prepared-answer.ts';

/** Names below /assets contain a hash of their content: they never change. */
const FOREVER = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

/** The files that browsers request at the top level; the HTML there is a template, not a page. */
const TOP_FILE = /^[\w-]+\.(?:ico|png|svg|txt|webmanifest)$/;

/**
 * Serves the client's scripts, styles, fonts and icons (about 2 MB) from memory: a newer build that
 * replaces the files on disk takes nothing away from the pages that this process has handed out.
 */
export function builtFiles(clientFolder: string): Router {
  const router = Router();
  const assets = readdirSync(path.join(clientFolder, 'assets')).map((name) => `assets/${name}`);
  const top = readdirSync(clientFolder).filter((name) => TOP_FILE.test(name));
  for (const name of [...assets, ...top]) {
    if (/\.(?:br|gz)$/.test(name)) continue;
    const answer = prepareAnswer({
      type: path.extname(name),
      cacheControl: name.startsWith('assets/') ? FOREVER : ONE_HOUR,
      body: readEncodings(path.join(clientFolder, name)),
    });
    router.get(`/${name}`, (request, response) => {
      sendPrepared(request, response, answer);
    });
  }
  return router;
}

function readEncodings(file: string) {
  return {
    identity: readFileSync(file),
    ...(existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
    ...(existsSync(`${file}.gz`) && { gzip: readFileSync(`${file}.gz`) }),
  };
}
