import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  emailSchema,
  enquiryKinds,
  isEnquiryKind,
  isUserId,
  hasPasswordLength,
  LONGEST_RETENTION_MONTHS,
  messageChannels,
  passwordLimits,
  USER_ID_RULE,
  type EnquiryKind,
  type RetentionMonths,
} from '@dealership/shared';
import { makePrivateFolder } from './private-files.ts';
import type { ObjectStoreConfig } from './storage/s3-image-storage.ts';

/**
 * The only reader of the environment: every variable is read, checked and explained here (`.env.example` lists them for
 * operators). A bad value stops the start with the variable's name, never its value, since values may be secrets.
 */
export interface Config {
  /** TCP port; 0 takes any free one. */
  port: number;
  host: string;
  /**
   * Descriptor of a socket that is open already, in place of port and host: systemd keeps it open while the server
   * restarts.
   */
  socket: number | undefined;
  database: DatabaseConfig;
  uploadsDir: string;
  /** The bucket for uploaded pictures; undefined: they go into `uploadsDir`. */
  objectStore: ObjectStoreConfig | undefined;
  /** Key material for signing session cookies, at least 32 bytes. */
  jwtSecret: string;
  firstStaff: { userId: string; password: string | undefined };
  /** Public origin such as `https://example.com`; undefined while `SITE_URL` is unset. */
  siteUrl: string | undefined;
  /** Number of proxies in front whose X-Forwarded-For is trusted. */
  trustProxy: number;
  rateLimits: boolean;
  /**
   * Whether pages push a conversion to `window.dataLayer` for every accepted enquiry; undefined: the setting decides.
   */
  tracking: boolean | undefined;
  /**
   * Months that enquiries are kept, by kind; kinds that are absent are kept for ever; undefined: the setting decides.
   */
  retentionMonths: RetentionMonths | undefined;
  /** The SMTP server for mail, and the address of the sender; undefined: no mail is sent. */
  mail: { url: string; from: string } | undefined;
  /** A program that is notified of new enquiries; undefined: none. */
  webhook: WebhookConfig | undefined;
  /** The demo sends nothing, and its price cards show samples. */
  isDemo: boolean;
  /** Lets messages go into private networks, and without TLS; for tests. */
  allowsPrivate: boolean;
  /** Address of the separate metrics server; undefined: none, and nothing is counted. */
  metrics: { host: string; port: number } | undefined;
  logLevel: (typeof logLevels)[number];
}

export interface WebhookConfig {
  url: string;
  /** Key of the signatures. */
  secret: string;
  /** Whether it gets the sender's name and number. */
  isPersonal: boolean;
}

export type DatabaseConfig = { engine: 'sqlite'; file: string } | { engine: 'mysql'; url: string };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const SECRET_MIN_BYTES = 32;

/** A wrong variable; the message names it and the expected value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the configuration from the environment. @throws {ConfigError} naming the first variable that is wrong */
export function readConfig(env: Environment = ownEnvironment()): Config {
  const database = readDatabase(read(env, 'DATABASE_URL') ?? 'sqlite:data/dealership.db');
  const allowsPrivate = readSwitch(env, 'WEBHOOK_ALLOW_PRIVATE');
  return {
    port: readWholeNumber(env, 'PORT', { fallback: 3000, max: 65_535 }),
    host: read(env, 'HOST') ?? '127.0.0.1',
    // The first descriptor that systemd passes, and whose it is: sd_listen_fds(3).
    socket: env.LISTEN_PID === String(process.pid) ? 3 : undefined,
    database,
    uploadsDir: read(env, 'UPLOADS_DIR') ?? 'uploads',
    objectStore: readObjectStore(env),
    jwtSecret: readSecret(env, database),
    firstStaff: readFirstStaff(env),
    siteUrl: readOrigin(env, 'SITE_URL'),
    trustProxy: readWholeNumber(env, 'TRUST_PROXY', { fallback: 0, max: 10 }),
    rateLimits: readChoice(env, 'RATE_LIMITS', { among: ['on', 'off'], fallback: 'on' }) === 'on',
    tracking: readTracking(env),
    retentionMonths: readRetention(read(env, 'RETENTION_MONTHS')),
    mail: readMail(env),
    webhook: readWebhook(env, allowsPrivate),
    isDemo: false,
    allowsPrivate,
    metrics: readMetricsAddress(read(env, 'METRICS')),
    logLevel: readChoice(env, 'LOG_LEVEL', { among: logLevels, fallback: 'info' }),
  };
}

/** With the lines of `.env`, if there is one; variables that are already set win. */
function ownEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** An empty variable counts as unset: a line `NAME=` in `.env` means that. */
function read(env: Environment, name: string): string | undefined {
  return env[name] === '' ? undefined : env[name];
}

function readWholeNumber(
  env: Environment,
  name: string,
  { fallback, max }: { fallback: number; max: number },
): number {
  const text = read(env, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) {
    throw new ConfigError(`${name} must be a whole number from 0 to ${max}.`);
  }
  return value;
}

function readChoice<Choice extends string>(
  env: Environment,
  name: string,
  { among, fallback }: { among: readonly Choice[]; fallback: Choice },
): Choice {
  const text = read(env, name);
  if (text === undefined) return fallback;
  const choice = among.find((candidate) => candidate === text);
  if (choice === undefined) throw new ConfigError(`${name} must be one of: ${among.join(', ')}.`);
  return choice;
}

export function readDatabase(text: string, name = 'DATABASE_URL'): DatabaseConfig {
  if (text.startsWith('sqlite:') && text.length > 'sqlite:'.length) {
    return { engine: 'sqlite', file: path.resolve(text.slice('sqlite:'.length)) };
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'mysql:' && url.hostname !== '' && url.pathname.length > 1) {
    return { engine: 'mysql', url: text };
  }
  throw new ConfigError(`${name} must be sqlite:PATH or mysql://user:password@host:port/database.`);
}

/**
 * With SQLite, which serves one machine, a missing secret is generated once and stored next to the database
 * file; with MySQL several servers must share one, so it has to be configured.
 */
function readSecret(env: Environment, database: DatabaseConfig): string {
  const given = read(env, 'JWT_SECRET');
  if (given !== undefined) {
    if (Buffer.byteLength(given) < SECRET_MIN_BYTES) {
      throw new ConfigError(`JWT_SECRET must have at least ${SECRET_MIN_BYTES} bytes.`);
    }
    return given;
  }
  if (database.engine === 'mysql') {
    throw new ConfigError(
      `JWT_SECRET must be set when DATABASE_URL names a MySQL database (at least ${SECRET_MIN_BYTES} bytes, the same for every server).`,
    );
  }
  makePrivateFolder(database.file);
  return keptSecret(`${database.file}.secret`);
}

function keptSecret(file: string): string {
  if (!existsSync(file)) {
    // Written to a temporary file and linked: a server starting at the same moment never reads half of it.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  chmodSync(file, 0o600);
  const secret = readFileSync(file, 'utf8');
  if (Buffer.byteLength(secret) < SECRET_MIN_BYTES) {
    throw new ConfigError(
      'JWT_SECRET is unset and the kept secret beside the database file is damaged; delete it or set JWT_SECRET.',
    );
  }
  return secret;
}

function readTracking(env: Environment): boolean | undefined {
  if (read(env, 'TRACKING') === undefined) return undefined;
  const choice = { among: ['off', 'datalayer'], fallback: 'off' } as const;
  return readChoice(env, 'TRACKING', choice) === 'datalayer';
}

/** `24`, `sales:24,insurance:36`, or `24,insurance:36`: a number without a kind is for all other kinds. */
function readRetention(text: string | undefined): Config['retentionMonths'] {
  if (text === undefined) return undefined;
  const retention: Partial<Record<EnquiryKind, number>> = {};
  let others: number | undefined;
  for (const part of text.split(',')) {
    const [, kind, months = ''] = /^\s*(?:([a-z-]+)\s*:\s*)?(\d{1,4})\s*$/.exec(part) ?? [];
    const value = Number(months);
    const isRepeated =
      kind === undefined ? others !== undefined : isEnquiryKind(kind) && kind in retention;
    if (value < 1 || value > LONGEST_RETENTION_MONTHS || isRepeated) throw wrongRetention();
    if (kind === undefined) others = value;
    else if (isEnquiryKind(kind)) retention[kind] = value;
    else throw wrongRetention();
  }
  if (others === undefined) return retention;
  return { ...Object.fromEntries(enquiryKinds.map((kind) => [kind, others])), ...retention };
}

function wrongRetention(): ConfigError {
  return new ConfigError(
    `RETENTION_MONTHS must be a number of months from 1 to ${LONGEST_RETENTION_MONTHS}, such as 24, or a list by kind, such as sales:24,insurance:36. The kinds are: ${enquiryKinds.join(', ')}.`,
  );
}

function readObjectStore(env: Environment): ObjectStoreConfig | undefined {
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  if (!isComplete(env, needed)) return undefined;
  return {
    endpoint: readOrigin(env, 'S3_ENDPOINT') ?? '',
    bucket: read(env, 'S3_BUCKET') ?? '',
    region: read(env, 'S3_REGION') ?? 'us-east-1',
    accessKeyId: read(env, 'S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: read(env, 'S3_SECRET_ACCESS_KEY') ?? '',
  };
}

/** Whether these variables are set; they need one another. @throws {ConfigError} when only some of them are set */
function isComplete(env: Environment, names: readonly string[]): boolean {
  const given = names.find((name) => read(env, name) !== undefined);
  const missing = names.find((name) => read(env, name) === undefined);
  if (given !== undefined && missing !== undefined) {
    throw new ConfigError(`${missing} must be set when ${given} is.`);
  }
  return given !== undefined;
}

function readMail(env: Environment): Config['mail'] {
  if (!isComplete(env, messageChannels.mail)) return undefined;
  const [url, from] = [read(env, 'SMTP_URL') ?? '', read(env, 'MAIL_FROM') ?? ''];
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : {};
  if ((protocol !== 'smtp:' && protocol !== 'smtps:') || hostname === '') {
    throw new ConfigError('SMTP_URL must be smtp://user:password@host:587 or smtps://… .');
  }
  if (emailSchema.safeParse(from).data !== from) {
    throw new ConfigError('MAIL_FROM must be an e-mail address, such as info@example.com.');
  }
  return { url, from };
}

/** Off by default. */
function readSwitch(env: Environment, name: string): boolean {
  return readChoice(env, name, { among: ['on', 'off'], fallback: 'off' }) === 'on';
}

function readWebhook(env: Environment, allowsPrivate: boolean): Config['webhook'] {
  const isPersonal = readSwitch(env, 'WEBHOOK_PERSONAL');
  if (!isComplete(env, messageChannels.webhook)) return undefined;
  const [text, secret] = [read(env, 'WEBHOOK_URL') ?? '', read(env, 'WEBHOOK_SECRET') ?? ''];
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSecure = url?.protocol === 'https:' || (allowsPrivate && url?.protocol === 'http:');
  if (!url || !isSecure || url.username !== '' || url.password !== '') {
    throw new ConfigError('WEBHOOK_URL must be an https address without a password.');
  }
  if (Buffer.byteLength(secret) < SECRET_MIN_BYTES) {
    throw new ConfigError(`WEBHOOK_SECRET must have at least ${SECRET_MIN_BYTES} bytes.`);
  }
  return { url: url.href, secret, isPersonal };
}

/** `127.0.0.1:9464`, `[::1]:9464` or `off`. The host is required: listening on all addresses must be chosen. */
function readMetricsAddress(text = 'off'): Config['metrics'] {
  if (text === 'off') return undefined;
  const [, bracketed, plain, port = ''] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  if (host === undefined || Number(port) > 65_535) {
    throw new ConfigError('METRICS must be off, or an address and port such as 127.0.0.1:9464.');
  }
  return { host, port: Number(port) };
}

function readFirstStaff(env: Environment): Config['firstStaff'] {
  const [userId, password] = [read(env, 'ADMIN_USER_ID') ?? 'admin', read(env, 'ADMIN_PASSWORD')];
  if (!isUserId(userId)) throw new ConfigError(`ADMIN_USER_ID must be ${USER_ID_RULE}.`);
  if (password !== undefined && !hasPasswordLength(password)) {
    const { min, max } = passwordLimits;
    throw new ConfigError(`ADMIN_PASSWORD must have ${min} to ${max} characters.`);
  }
  return { userId, password };
}

function readOrigin(env: Environment, name: string): string | undefined {
  const text = read(env, name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    !url ||
    !['http:', 'https:'].includes(url.protocol) ||
    url.origin !== text.replace(/\/$/, '')
  ) {
    throw new ConfigError(
      `${name} must be an address without a path, such as https://example.com.`,
    );
  }
  return url.origin;
}
