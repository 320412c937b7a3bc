// `npm run check:bases`: lists our base images, and those past their end of life or unknown.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { repoRoot } from './base/run-process.mjs';

/**
 * Until when each series in our base images gets security fixes, from endoflife.date (its pages nodejs, nginx, mariadb,
 * debian, alpine-linux) on 2026-11-22. The server reads it, too. Two are estimated, since no date is published: nginx
 * drops a stable series when the next one is released, every April; Alpine maintains a branch for two years.
 * @type {Readonly<Record<string, string>>}
 */
const endsOfLife = JSON.parse(readFileSync(new URL('ends-of-life.json', import.meta.url), 'utf8'));

/**
 * A base image; `series` are the products in it as its tag names them, such as `node 24`.
 *
 * @typedef {{ image: string, file: string, series: string[], isExact: boolean }} Base
 */

/**
 * The external images that a Dockerfile or a compose file uses.
 * @param {string} file
 * @param {string} text
 * @returns {Base[]}
 */
export function findBases(file, text) {
  const images = file.endsWith('.yml') ? imagesOfServices(text) : imagesOfStages(text);
  return images.map((image) => ({ image, file, ...describe(image) }));
}

/** The base images of a Dockerfile's stages, except earlier stages. @param {string} text */
function imagesOfStages(text) {
  const stages = new Set();
  const images = [];
  const pattern = /^[ \t]*FROM\s+(?:--\S+\s+)*(\S+)(?:[ \t]+AS[ \t]+(\S+))?/gim;
  for (const [, image = '', stage] of text.matchAll(pattern)) {
    if (!stages.has(image.toLowerCase())) images.push(image);
    stages.add(stage?.toLowerCase());
  }
  return images;
}

/** The images of a compose file, except those that it builds. @param {string} text */
function imagesOfServices(text) {
  /** @type {{ services: Record<string, { image?: string, build?: unknown }> }} */
  const { services } = parse(text, { merge: true });
  return Object.values(services).flatMap(({ image, build }) => (build ? [] : (image ?? [])));
}

/** @param {string} image */
function describe(image) {
  const [, product = '', tag = ''] = /([^/:@]+)(?::([^/@]+))?(?:@.*)?$/.exec(image) ?? [];
  const [version = '', major = '', minor = ''] = /^(\d+)(?:\.(\d+))?(?:\.\d+)?/.exec(tag) ?? [];
  const series =
    version === '' ? [] : [`${product} ${product === 'node' ? major : `${major}.${minor}`}`];
  const [, system] = /-(bookworm|trixie|alpine[\d.]*)/.exec(tag) ?? [];
  if (system?.startsWith('alpine')) series.push(system.replace('alpine', 'alpine '));
  else if (system !== undefined) series.push(`debian ${system}`);
  return { series, isExact: version.split('.').length === 3 };
}

/**
 * The problems of a base image on a day.
 * @param {Base} base
 * @param {string} today `YYYY-MM-DD`
 * @returns {string[]}
 */
export function problemsOf({ image, file, series, isExact }, today) {
  const problems = isExact ? [] : ['names no exact version'];
  for (const each of series) {
    const end = endsOfLife[each];
    if (end === undefined) problems.push(`the end of life of ${each} is not known here`);
    else if (end < today) problems.push(`${each} is past its end of life: ${end}`);
  }
  return problems.map((problem) => `${file}: ${image}: ${problem}`);
}

/** A base image on one line: its products, and until when they are maintained. @param {Base} base */
export function lineOf({ image, series }) {
  return `${image}: ${series.map((each) => `${each} until ${endsOfLife[each] ?? '?'}`).join(', ')}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const today = new Date().toISOString().slice(0, 10);
  const bases = ['Dockerfile', 'docker-compose.yml', 'compose.try.yml'].flatMap((file) =>
    findBases(file, readFileSync(join(repoRoot, file), 'utf8')),
  );
  for (const line of new Set(bases.map(lineOf))) console.log(line);
  const problems = bases.flatMap((base) => problemsOf(base, today));
  for (const problem of problems) console.error(problem);
  if (bases.length === 0) console.error('No base was found.');
  if (bases.length === 0 || problems.length > 0) process.exitCode = 1;
}
