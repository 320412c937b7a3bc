// `npm run architecture`: draws the rooms (top-level folders) of the code and the imports between them into
// docs/architecture.md. A test checks that the diagram is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readGraph } from './checks/walls.mjs';
import { repoRoot } from './base/run-process.mjs';

const DOCUMENT = join(repoRoot, 'docs', 'architecture.md');
const BLOCK = /(<!-- rooms -->\n)[^]*?(<!-- \/rooms -->)/;

/** The document with the diagram of the current code. */
export async function drawnDocument() {
  const picture = `\`\`\`mermaid\n${draw(await readArrows())}\n\`\`\`\n`;
  return readFileSync(DOCUMENT, 'utf8').replace(BLOCK, `$1\n${picture}\n$2`);
}

export function writtenDocument() {
  return readFileSync(DOCUMENT, 'utf8');
}

/** @returns {Promise<Map<string, Set<string>>>} each room, and the rooms that it imports */
async function readArrows() {
  const { output } = await readGraph('folders');
  const { modules } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    const from = roomOf(source);
    for (const { resolved } of from === undefined ? [] : dependencies) {
      const to = roomOf(resolved);
      if (from === undefined || to === undefined || from === to) continue;
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
      arrows.set(to, arrows.get(to) ?? new Set());
    }
  }
  return arrows;
}

/**
 * Each first-level folder of a package is a room; shared is one room, and so are a package's top-level files.
 * @param {string} file
 */
function roomOf(file) {
  const [, name = '', path = ''] = /^(shared|server|client)\/src\/(.*)$/.exec(file) ?? [];
  if (name === '') return undefined;
  if (name === 'shared') return 'shared';
  // Imported by every room; counted as `start`, these files would hide the arrows from it.
  if (/^(config|log|needs|clock-difference|keep-latest|private-files|time-limit)\.ts$/.test(path))
    return undefined;
  return path.includes('/') ? `${name}/${path.split('/')[0]}` : `${name}/start`;
}

/** @param {Map<string, Set<string>>} arrows */
function draw(arrows) {
  const rooms = [...arrows.keys()].sort();
  const boxes = ['client', 'server'].flatMap((name) => [
    `  subgraph ${name}`,
    ...rooms.filter((room) => room.startsWith(`${name}/`)).map((room) => `    ${box(room)}`),
    '  end',
  ]);
  const lines = rooms.flatMap((from) =>
    direct(arrows, from).map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  return ['flowchart TD', ...boxes, `  ${box('shared')}`, ...lines].join('\n');
}

/**
 * The rooms that a room imports and does not reach through another one; the other arrows would clutter the diagram.
 * @param {Map<string, Set<string>>} arrows
 * @param {string} from
 */
function direct(arrows, from) {
  const all = [...(arrows.get(from) ?? [])].sort();
  return all.filter((to) => !all.some((by) => by !== to && reaches(arrows, by, to)));
}

/** @type {(arrows: Map<string, Set<string>>, from: string, to: string) => boolean} */
function reaches(arrows, from, to) {
  return [...(arrows.get(from) ?? [])].some((next) => next === to || reaches(arrows, next, to));
}

/** @param {string} room */
function box(room) {
  return `${idOf(room)}[${room.replace(/^.*\//, '')}]`;
}

/** @param {string} room */
function idOf(room) {
  return room.replace('/', '-');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(DOCUMENT, await drawnDocument());
}
