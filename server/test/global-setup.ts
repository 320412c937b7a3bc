import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import bcrypt from 'bcrypt';
import type { TestProject } from 'vitest/node';
import type { DatabaseConfig } from '../src/config.ts';
import { createTestDatabase, fillDatabase } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What every test server starts with a copy of: to fill one takes many times as long. */
    filledDatabase: DatabaseConfig;
    /** Where each worker keeps the programs that it has built. */
    programsFolder: string;
  }
}

/** Runs once before the API tests of an engine, and takes away afterwards what it has made. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { config, drop } = await createTestDatabase(project.config.env.TEST_ENGINE);
  await withCheapHashes(() => fillDatabase(config));
  project.provide('filledDatabase', config);
  const programsFolder = createProgramsFolder();
  project.provide('programsFolder', programsFolder);
  return async () => {
    rmSync(programsFolder, { recursive: true });
    await drop();
  };
}

/**
 * A hash tells by itself how dear it is to compare with. The tests log in hundreds of times, at 0.1 s
 * each with a hash as the product makes it; those that are about hashes make their own.
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

/** Ignored by all tools, and below `server`, where the bundles look for packages and pictures. */
function createProgramsFolder(): string {
  const parent = fileURLToPath(new URL('../node_modules', import.meta.url));
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(path.join(parent, '.programs-'));
}
