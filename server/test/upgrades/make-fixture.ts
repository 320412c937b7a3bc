import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  createTestDatabase,
  fillDatabase,
  startTestServer,
  testConfig,
} from '../support/server/test-server.ts';
import { dumpDatabase } from './dump.ts';
import { backupOf, fixtureOf, uploadsOf, writeFixture, type Fixture } from './fixture-files.ts';
import { useProduct } from './use-product.ts';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(name) || !process.env.TEST_DATABASE_URL) {
  console.error(
    'Usage: TEST_DATABASE_URL=mysql://… npx tsx server/test/upgrades/make-fixture.ts NAME',
  );
  process.exit(1);
}
for (const engine of ['sqlite', 'mysql']) await make(fixtureOf(name, engine));

/** Saves data stored by this version, for upgrade tests of later versions. */
async function make(fixture: Fixture): Promise<void> {
  const database = await createTestDatabase(fixture.engine);
  await fillDatabase(database.config);
  const server = await startTestServer({ database });
  const observations = await useProduct(server);
  rmSync(fixture.folder, { recursive: true, force: true });
  writeFixture(fixture, { dump: await dumpDatabase(database.config), observations });
  cpSync(server.uploadsDir, uploadsOf(fixture), { recursive: true });
  const { config } = database;
  execFileSync(process.execPath, ['--import', 'tsx', commandFile('backup'), backupOf(fixture)], {
    env: {
      PATH: process.env.PATH,
      JWT_SECRET: testConfig.jwtSecret,
      DATABASE_URL: config.engine === 'mysql' ? config.url : `sqlite:${config.file}`,
      UPLOADS_DIR: server.uploadsDir,
    },
    stdio: 'inherit',
  });
  await server.stop();
  await database.drop();
}

function commandFile(command: string): string {
  return fileURLToPath(new URL(`../../src/commands/${command}.ts`, import.meta.url));
}
