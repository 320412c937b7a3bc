import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { repoRoot } from './base/run-process.mjs';

/**
 * A service of a compose file, with its `<<` merged.
 * @typedef {{ image: string, build?: string, command?: string | string[], ports?: string[], volumes?: string[],
 *   environment?: Record<string, string>, depends_on?: Record<string, { condition: string }> | string[] }} Service
 */

/** @param {string} file */
function readText(file) {
  return readFileSync(join(repoRoot, file), 'utf8');
}

/**
 * @param {string} file
 * @returns {{ services: Record<string, Service>, volumes: Record<string, null> }}
 */
function readCompose(file) {
  return parse(readText(file), { merge: true });
}

const trial = readCompose('compose.try.yml');
const real = readCompose('docker-compose.yml');

test('the trial serves port 8080 of this machine with MariaDB, without a proxy or a certificate', () => {
  expect(Object.keys(trial.services)).toEqual(['secrets', 'database', 'app']);
  const { app, database } = trial.services;
  expect(app?.ports).toEqual(['127.0.0.1:8080:3000']);
  expect(app?.environment?.SITE_URL).toBe('http://localhost:8080');
  expect(database?.image).toBe(real.services.database?.image);
  expect(app?.environment?.DATABASE).toMatch(/^database:3306\//);
  expect(JSON.stringify(trial)).not.toMatch(/nginx|certificate|:443/i);
});

test('the trial takes nothing from .env and holds no secret: both services read those made at the first start', () => {
  expect(JSON.stringify(trial)).not.toContain('${');
  const { secrets, app, database } = trial.services;
  const values = Object.entries({ ...app?.environment, ...database?.environment });
  expect(
    values.filter(([name]) => /PASSWORD|SECRET|KEY/.test(name)).map(([, value]) => value),
  ).toEqual(['/run/secrets-made/database-password', 'yes']);
  expect(secrets?.volumes).toEqual(['secrets:/app/data']);
  expect(app?.volumes).toContain('secrets:/app/data:ro');
  expect(database?.volumes).toContain('secrets:/run/secrets-made:ro');
  expect(database?.depends_on).toEqual({
    secrets: { condition: 'service_completed_successfully' },
  });
  expect(app?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
});

test('the secrets are made once, and are long', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const make = () => {
    const options = { cwd: repoRoot, env: { ...process.env, SECRETS_DIR: folder } };
    expect(spawnSync('sh', ['deploy/try.sh', 'secrets'], options).status).toBe(0);
    return readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  };
  try {
    const made = make();
    expect(made.map(([name]) => name)).toEqual(['database-password', 'jwt-secret']);
    for (const [name, secret] of made) {
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      expect(statSync(join(folder, String(name))).mode & 0o077).toBe(0);
    }
    expect(make()).toEqual(made);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the real one has a proxy with a certificate, publishes nothing else, and takes its secrets from .env', () => {
  expect(Object.keys(real.services)).toEqual(['app', 'database', 'proxy', 'backup']);
  const published = Object.entries(real.services).filter(([, { ports }]) => ports);
  expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
    ['proxy', ['80:80', '443:443']],
  ]);
  expect(real.services.app?.environment).toMatchObject({
    JWT_SECRET: expect.stringMatching(/^\$\{JWT_SECRET:\?/),
    DATABASE_URL: expect.stringContaining('${DB_PASSWORD:?'),
  });
});

test.each([
  ['compose.try.yml', trial],
  ['docker-compose.yml', real],
])(
  '%s names the volumes it uses; the files it runs are in the image',
  (_, { services, volumes }) => {
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
    const named = mounted
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((name) => /^\w/.test(name));
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(volumes).toSorted());
    const dockerfile = readText('Dockerfile');
    for (const { build, command } of Object.values(services)) {
      if (build === undefined) continue;
      expect(build).toBe('.');
      for (const file of [command ?? []]
        .flat()
        .join(' ')
        .match(/deploy\/[\w.]+/g) ?? []) {
        expect(dockerfile).toMatch(new RegExp(`^COPY .*${file}.* deploy/$`, 'm'));
      }
    }
  },
);

test('what the image starts is what its build makes and the trial serves', () => {
  const started = /^CMD \[.*"(server\/dist\/[\w.]+)"\]$/m.exec(readText('Dockerfile'))?.[1] ?? '';
  expect(readText('Dockerfile')).toContain('COPY --from=build /app/server/dist server/dist');
  expect(started).not.toBe('');
  expect(readText('deploy/try.sh')).toContain(` ${started}\n`);
});
