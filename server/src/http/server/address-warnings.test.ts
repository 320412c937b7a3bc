import { createServer } from 'node:http';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { warnOfAddress } from './address-warnings.ts';

/** The warnings logged for requests with these headers, sent one after the other. */
function warningsOf(
  settings: Partial<Parameters<typeof warnOfAddress>[2]>,
  requests: readonly Record<string, string>[] = [],
): string[] {
  const warnings: string[] = [];
  const log = pino(
    {},
    { write: (line) => warnings.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const server = createServer();
  const standard = { host: '127.0.0.1', siteUrl: 'https://shop.example', trustProxy: 0 };
  warnOfAddress(server, log, { ...standard, ...settings });
  for (const headers of requests) server.emit('request', { headers });
  return warnings.map((warning) => /^(SITE_URL|X-Forwarded-For)/.exec(warning)?.[0] ?? warning);
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' };

describe('a server without SITE_URL', () => {
  const siteUrl = undefined;

  it.each(['0.0.0.0', '::', '192.168.1.5', '203.0.113.7', 'shop.example', '127.shop.example'])(
    'that listens on %s is warned of',
    (host) => {
      expect(warningsOf({ host, siteUrl })).toEqual(['SITE_URL']);
      expect(warningsOf({ host })).toEqual([]);
    },
  );

  it.each(['127.0.0.1', '127.0.1.1', '::1', 'localhost'])('on %s is not warned of', (host) => {
    expect(warningsOf({ host, siteUrl })).toEqual([]);
  });

  it('behind a proxy is warned of, wherever it listens', () => {
    expect(warningsOf({ siteUrl, trustProxy: 1 }, [forwarded])).toEqual(['SITE_URL']);
  });
});

describe('a proxy that is not trusted', () => {
  it.each([forwarded, { forwarded: 'for=203.0.113.7' }])('is warned of once: %j', (headers) => {
    expect(warningsOf({}, [{}, headers, {}, headers])).toEqual(['X-Forwarded-For']);
  });

  it('is not warned of without its headers, or when it is trusted', () => {
    expect(warningsOf({}, [{}, {}])).toEqual([]);
    expect(warningsOf({ trustProxy: 1 }, [forwarded])).toEqual([]);
  });
});
