import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig, type Config } from './config.ts';

const SECRET = 'x'.repeat(32);
const MYSQL = 'mysql://app:hunter2@db.example:3306/dealership';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dealership-config-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function read(env: Record<string, string> = {}): Config {
  return readConfig({ DATABASE_URL: `sqlite:${folder}/test.db`, JWT_SECRET: SECRET, ...env });
}

function complaintOf(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('the configuration', () => {
  it('has the documented defaults, also for empty variables', () => {
    const defaults = {
      port: 3000,
      host: '127.0.0.1',
      socket: undefined,
      database: { engine: 'sqlite', file: path.join(folder, 'test.db') },
      uploadsDir: 'uploads',
      objectStore: undefined,
      jwtSecret: SECRET,
      firstStaff: { userId: 'admin', password: undefined },
      siteUrl: undefined,
      trustProxy: 0,
      rateLimits: true,
      tracking: undefined,
      retentionMonths: undefined,
      mail: undefined,
      webhook: undefined,
      isDemo: false,
      allowsPrivate: false,
      metrics: undefined,
      logLevel: 'info',
    };
    expect(read()).toEqual(defaults);
    const empty = Object.fromEntries(
      [
        'PORT',
        'HOST',
        'UPLOADS_DIR',
        'SITE_URL',
        'TRUST_PROXY',
        'RATE_LIMITS',
        'TRACKING',
        'LOG_LEVEL',
      ]
        .concat(['ADMIN_USER_ID', 'ADMIN_PASSWORD'])
        .map((name) => [name, '']),
    );
    expect(read(empty)).toEqual(defaults);
  });

  it.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65535 }],
    ['HOST', '::', { host: '::' }],
    ['LISTEN_PID', String(process.pid), { socket: 3 }],
    ['LISTEN_PID', String(process.ppid), { socket: undefined }],
    ['DATABASE_URL', MYSQL, { database: { engine: 'mysql', url: MYSQL } }],
    ['DATABASE_URL', 'sqlite:/x/y.db', { database: { engine: 'sqlite', file: '/x/y.db' } }],
    ['UPLOADS_DIR', '/var/pictures', { uploadsDir: '/var/pictures' }],
    ['ADMIN_USER_ID', 'rina.roy-2', { firstStaff: { userId: 'rina.roy-2', password: undefined } }],
    [
      'ADMIN_PASSWORD',
      '😀'.repeat(8),
      { firstStaff: { userId: 'admin', password: '😀'.repeat(8) } },
    ],
    ['SITE_URL', 'https://example.com', { siteUrl: 'https://example.com' }],
    ['SITE_URL', 'http://localhost:8080/', { siteUrl: 'http://localhost:8080' }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['RATE_LIMITS', 'off', { rateLimits: false }],
    ['TRACKING', 'off', { tracking: false }],
    ['TRACKING', 'datalayer', { tracking: true }],
    ['METRICS', '127.0.0.1:9464', { metrics: { host: '127.0.0.1', port: 9464 } }],
    ['METRICS', '[::1]:9464', { metrics: { host: '::1', port: 9464 } }],
    ['METRICS', 'off', { metrics: undefined }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['JWT_SECRET', 'অ'.repeat(11), { jwtSecret: 'অ'.repeat(11) }],
  ])('takes %s=%s', (name, value, expected) => {
    expect(read({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '3e3'],
    ['PORT', ' 80'],
    ['DATABASE_URL', 'postgres://app:hunter2@db/dealership'],
    ['DATABASE_URL', 'mysql://app:hunter2@db.example'],
    ['DATABASE_URL', 'mysql:hunter2'],
    ['DATABASE_URL', 'hunter2.db'],
    ['JWT_SECRET', 'hunter2'],
    ['JWT_SECRET', 'x'.repeat(31)],
    ['ADMIN_USER_ID', 'Rina'],
    ['ADMIN_USER_ID', '-rina'],
    ['ADMIN_USER_ID', 'a'.repeat(65)],
    ['ADMIN_PASSWORD', 'hunter2'],
    ['ADMIN_PASSWORD', '😀'.repeat(7)],
    ['ADMIN_PASSWORD', 'x'.repeat(129)],
    ['SITE_URL', 'shop.example'],
    ['SITE_URL', 'ftp://example.com'],
    ['SITE_URL', 'https://example.com/shop'],
    ['SITE_URL', 'https://user:hunter2@example.com'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '11'],
    ['RATE_LIMITS', 'no'],
    ['RATE_LIMITS', 'ON'],
    ['TRACKING', 'yes'],
    ['TRACKING', 'UA-1234'],
    ['LOG_LEVEL', 'verbose'],
    ['METRICS', '8080'],
    ['METRICS', ':8080'],
    ['METRICS', 'on'],
    ['METRICS', '127.0.0.1:65536'],
    ['METRICS', 'http://127.0.0.1:9464'],
  ])('refuses %s=%s by its name, without its value', (name, value) => {
    const complaint = complaintOf({ [name]: value });
    expect(complaint).toMatch(new RegExp(`^${name} must `));
    expect(complaint).not.toContain(value);
    expect(complaint).not.toContain('hunter2');
  });

  it('refuses a SQLite address without a path', () => {
    expect(complaintOf({ DATABASE_URL: 'sqlite:' })).toMatch(/^DATABASE_URL must /);
  });

  it('requires JWT_SECRET with MySQL', () => {
    expect(complaintOf({ DATABASE_URL: MYSQL, JWT_SECRET: '' })).toMatch(/^JWT_SECRET must be set/);
  });
});

describe('the generated secret', () => {
  const file = () => path.join(folder, 'data', 'test.db.secret');
  const readKept = () =>
    read({ JWT_SECRET: '', DATABASE_URL: `sqlite:${folder}/data/test.db` }).jwtSecret;

  it('is generated once, and can be read only by its owner', () => {
    const secret = readKept();
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
    expect(readFileSync(file(), 'utf8')).toBe(secret);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readKept()).toBe(secret);
  });

  it('differs from one installation to the next', () => {
    const secret = readKept();
    rmSync(file());
    expect(readKept()).not.toBe(secret);
  });

  it('is made private again when its mode was changed', () => {
    readKept();
    chmodSync(file(), 0o644);
    readKept();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('that is damaged stops the start and names the variable', () => {
    readKept();
    writeFileSync(file(), 'short');
    expect(readKept).toThrow(ConfigError);
    expect(readKept).toThrow(/JWT_SECRET/);
  });
});

describe('the object storage', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.example/',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'hunter2',
  };
  const { S3_ENDPOINT: _, ...homeless } = whole;

  it('is used when all its variables are set', () => {
    const expected = {
      endpoint: 'https://s3.example',
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'hunter2',
    };
    expect(read(whole).objectStore).toEqual(expected);
    expect(read({ ...whole, S3_REGION: 'ap-south-1' }).objectStore?.region).toBe('ap-south-1');
  });

  it.each([
    ['S3_BUCKET', { ...whole, S3_BUCKET: '' }],
    ['S3_ACCESS_KEY_ID', { ...whole, S3_ACCESS_KEY_ID: '' }],
    ['S3_SECRET_ACCESS_KEY', { ...whole, S3_SECRET_ACCESS_KEY: '' }],
    ['S3_ENDPOINT', { ...whole, S3_ENDPOINT: 'https://s3.example/pictures' }],
    ['S3_ENDPOINT', homeless],
  ])('stops the start by the name of what is missing or wrong: %s', (name, env) => {
    const complaint = complaintOf(env);
    expect(complaint).toMatch(new RegExp(`^${name} must `));
    expect(complaint).not.toContain('hunter2');
  });
});

describe('the channels of messages', () => {
  const mail = { SMTP_URL: 'smtps://shop:hunter2@mail.example', MAIL_FROM: 'info@shop.example' };
  const webhook = {
    WEBHOOK_URL: 'https://crm.example/in',
    WEBHOOK_SECRET: 'hunter2'.repeat(5),
  };

  it('are there when all their variables are set', () => {
    expect(read(mail).mail).toEqual({ url: mail.SMTP_URL, from: mail.MAIL_FROM });
    expect(read(webhook).webhook).toEqual({
      url: webhook.WEBHOOK_URL,
      secret: webhook.WEBHOOK_SECRET,
      isPersonal: false,
    });
    const open = { ...webhook, WEBHOOK_PERSONAL: 'on', WEBHOOK_ALLOW_PRIVATE: 'on' };
    expect(read({ ...open, WEBHOOK_URL: 'http://127.0.0.1:9/in' })).toMatchObject({
      webhook: { url: 'http://127.0.0.1:9/in', isPersonal: true },
      allowsPrivate: true,
    });
  });

  it.each([
    ['SMTP_URL', { MAIL_FROM: mail.MAIL_FROM }],
    ['MAIL_FROM', { SMTP_URL: mail.SMTP_URL }],
    ['SMTP_URL', { ...mail, SMTP_URL: 'https://hunter2@mail.example' }],
    ['MAIL_FROM', { ...mail, MAIL_FROM: 'Shop <info@shop.example>' }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL: webhook.WEBHOOK_URL }],
    ['WEBHOOK_SECRET', { ...webhook, WEBHOOK_SECRET: 'hunter2' }],
    ['WEBHOOK_URL', { ...webhook, WEBHOOK_URL: 'http://crm.example/in' }],
    ['WEBHOOK_URL', { ...webhook, WEBHOOK_URL: 'https://shop:hunter2@crm.example/in' }],
  ])('stop the start by the name of what is missing or wrong: %s', (name, env) => {
    const complaint = complaintOf(env);
    expect(complaint).toMatch(new RegExp(`^${name} must `));
    expect(complaint).not.toContain('hunter2');
  });

  it.each([
    '\r\nBcc: all@evil.example',
    '\n',
    '\0',
    '\u2028',
    ', all@evil.example',
    'x'.repeat(300),
  ])('have one sender: a%j@b.example is none', (end) => {
    const env = { ...mail, MAIL_FROM: `a${end}@b.example` };
    expect(complaintOf(env)).toMatch(/^MAIL_FROM must /);
  });
});

describe('RETENTION_MONTHS', () => {
  it('is a number for all kinds, one by kind, or both', () => {
    const all = read({ RETENTION_MONTHS: '24' }).retentionMonths ?? {};
    expect(Object.keys(all)).toHaveLength(13);
    expect(new Set(Object.values(all))).toEqual(new Set([24]));
    expect(read({ RETENTION_MONTHS: 'sales:24, insurance:36' }).retentionMonths).toEqual({
      sales: 24,
      insurance: 36,
    });
    const mixed = read({ RETENTION_MONTHS: 'insurance:36,12' }).retentionMonths ?? {};
    expect([mixed.insurance, mixed.sales, mixed['opt-in']]).toEqual([36, 12, 12]);
  });

  it.each([
    '0',
    '-1',
    '1.5',
    '1201',
    'two years',
    '24m',
    ',',
    '24,',
    '24,36',
    'sales',
    'sales:',
    'sales:0',
    'sale:24',
    'sales:24,sales:36',
    'toString:24',
    'sales:24;finance:3',
  ])('%j stops the start, since what is erased does not come back', (text) => {
    expect(complaintOf({ RETENTION_MONTHS: text })).toMatch(/^RETENTION_MONTHS must be/);
  });
});
