import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import bcrypt from 'bcrypt';
import type { TestProject } from 'vitest/node';
import { bundleServer } from '../../../../scripts/bundle-server.mjs';
import type { DatabaseConfig } from '../../../src/config.ts';
import { createTestDatabase, fillDatabase } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every test server starts with a copy of it: filling one takes many times as long. */
    filledDatabase: DatabaseConfig;
    /** Folder of the programs, built for this run. */
    programsFolder: string;
  }
}

/** Runs once before the API tests of an engine; returns the cleanup. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { config, drop } = await createTestDatabase(project.config.env.TEST_ENGINE);
  await withCheapHashes(() => fillDatabase(config));
  project.provide('filledDatabase', config);
  const programsFolder = createProgramsFolder();
  await bundleServer(programsFolder, { sourcemap: false });
  project.provide('programsFolder', programsFolder);
  return async () => {
    rmSync(programsFolder, { recursive: true });
    await drop();
  };
}

/**
 * A bcrypt hash contains its cost. The tests log in hundreds of times, which would take 0.1 s each with the
 * product's cost; tests about hashes make their own.
 */
async function withCheapHashes(work: () => Promise<void>): Promise<void> {
  const { hash } = bcrypt;
  bcrypt.hash = ((data: string) => hash(data, 4)) as typeof hash;
  try {
    await work();
  } finally {
    bcrypt.hash = hash;
  }
}

/** Ignored by all tools, and below `server`, where the bundles find packages and pictures. */
function createProgramsFolder(): string {
  const parent = fileURLToPath(new URL('../../../node_modules', import.meta.url));
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(path.join(parent, '.programs-'));
}
