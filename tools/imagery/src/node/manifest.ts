import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { PICTURES, ROOT } from './paths.ts';

export interface ManifestFile {
  /** Relative to the pictures' folder. */
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

const FILE = `${PICTURES}manifest.json`;

export async function readManifest(): Promise<Manifest> {
  const text = await readFile(FILE, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
}

/** In one step, so that another run never reads half of it. */
async function writeManifest(m: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(m).sort(([a], [b]) => a.localeCompare(b)));
  await mkdir(PICTURES, { recursive: true });
  await writeFile(`${FILE}.new`, `${JSON.stringify(sorted, null, 1)}\n`);
  await rename(`${FILE}.new`, FILE);
}

/** Adds or replaces one entry, read and written in one go: other renders may write at the same time. */
export async function register(key: string, entry: ManifestEntry): Promise<void> {
  await writeManifest({ ...(await readManifest()), [key]: entry });
}

/**
 * Hash over what pictures are made from: the sources with all they import, and the lock file.
 * Taken of the minified bundle, so layout and comments do not count.
 */
export async function sourceHash(entries: readonly string[], extra: string): Promise<string> {
  const result = await build({
    entryPoints: [...entries],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'unused',
    packages: 'external',
    // Painted places concern scenes only; a scene adds its own place to the entries.
    external: [`${ROOT}src/stage/scene-backdrops.ts`],
    format: 'esm',
    absWorkingDir: ROOT,
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  for (const file of result.outputFiles) hash.update(file.contents);
  hash.update(await readFile(`${ROOT}package-lock.json`));
  return hash.update(extra).digest('hex').slice(0, 16);
}

/** A change of scooter parts does not touch the hash of a motorcycle. */
export const modelHash = (id: string, extra: string, place?: string): Promise<string> =>
  sourceHash(
    [
      `${ROOT}src/models/${id}.ts`,
      `${ROOT}src/stage/stage.ts`,
      ...(place ? [`${ROOT}src/stage/places/${place}.ts`] : []),
    ],
    extra,
  );
