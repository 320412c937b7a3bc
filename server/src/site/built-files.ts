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
 * Serves the scripts, styles, fonts and icons of the client's builds (about 5 MB) from memory: a newer build that
 * replaces the files on disk takes nothing away from the pages that this process has handed out. Builds share many
 * files: a name has a hash, so the same name is the same file.
 */
export function builtFiles(folders: readonly string[]): Router {
  const router = Router();
  const files = new Map(folders.flatMap(filesIn));
  for (const [name, folder] of files) {
    const answer = prepareAnswer({
      type: path.extname(name),
      cacheControl: name.startsWith('assets/') ? FOREVER : ONE_HOUR,
      body: readEncodings(path.join(folder, name)),
    });
    router.get(`/${name}`, (request, response) => {
      sendPrepared(request, response, answer);
    });
  }
  return router;
}

function filesIn(folder: string): [name: string, folder: string][] {
  const assets = readdirSync(path.join(folder, 'assets')).map((name) => `assets/${name}`);
  const top = readdirSync(folder).filter((name) => TOP_FILE.test(name));
  return [...assets, ...top]
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => [name, folder]);
}

function readEncodings(file: string) {
  return {
    identity: readFileSync(file),
    ...(existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
    ...(existsSync(`${file}.gz`) && { gzip: readFileSync(`${file}.gz`) }),
  };
}
