import path from 'node:path';
import { inject } from 'vitest';
import type { DatabaseConfig } from '../../../src/config.ts';
import { testConfig } from './test-server.ts';

/** The shipped server (`main`), a command or a worker. */
export function builtProgram(name: string): string {
  return path.join(inject('programsFolder'), `${name}.js`);
}

/** The environment that makes a program work on a test's data only. */
export function programEnv(database: DatabaseConfig): Record<string, string | undefined> {
  return {
    PATH: process.env.PATH,
    JWT_SECRET: testConfig.jwtSecret,
    DATABASE_URL: database.engine === 'mysql' ? database.url : `sqlite:${database.file}`,
  };
}
