import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { OUT, ROOT } from './paths.ts';

export interface ManifestFile {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Mean colour of the picture, shown while it loads. */
  readonly colour: string;
}
export interface ManifestEntry {
  readonly hash: string;
  readonly files: readonly ManifestFile[];
}
export type Manifest = Record<string, ManifestEntry>;

const FILE = `${OUT}manifest.json`;

export async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

export async function writeManifest(m: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(m).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(FILE, `${JSON.stringify(sorted, null, 1)}\n`);
}

/**
 * Hash over everything that a model's pictures depend on: its sheet, the parts it imports, the
 * stage and the lock file. Taken of the minified bundle, so layout and comments do not count, and
 * scooter parts do not touch the hash of a motorcycle.
 */
export async function modelHash(id: string, extra = ''): Promise<string> {
  const result = await build({
    entryPoints: [`${ROOT}src/models/${id}.ts`, `${ROOT}src/stage/stage.ts`],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'unused',
    packages: 'external',
    format: 'esm',
    absWorkingDir: ROOT,
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  for (const file of result.outputFiles) hash.update(file.contents);
  hash.update(await readFile(`${ROOT}package-lock.json`));
  return hash.update(extra).digest('hex').slice(0, 16);
}
