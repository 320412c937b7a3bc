import { createHmac } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Undelivered, type Message } from './message.ts';
import { createPublicLookup, isPublicAddress } from './public-address.ts';
import { createWebhook } from './webhook.ts';

const NOW = Date.parse('2026-11-21T06:30:00Z');
const secret = 'a secret of the webhook, long enough';
const message: Message = {
  kind: 'new-enquiry',
  messageId: '0123456789abcdef0123456789abcdef',
  payload: {
    reference: 'K4M72WRA',
    kind: 'sales',
    status: 'new',
    arrived_at: '2026-11-21T06:30:00.000Z',
    due_at: null,
    promised_at: null,
  },
};

let stop: () => Promise<void> = () => Promise.resolve();
afterEach(() => stop());

interface Seen {
  headers: IncomingMessage['headers'];
  body: string;
}

/** A receiver on this machine, and the requests it has received. */
async function receive(answer: (response: ServerResponse) => void) {
  const seen: Seen[] = [];
  const server = createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      seen.push({ headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
    });
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in?a=1`, seen };
}

interface Given {
  allowsPrivate?: boolean;
  found?: () => LookupAddress[];
  longestMs?: number;
  sent?: Message;
}

async function outcome(
  url: string,
  { allowsPrivate = true, found = () => [], longestMs = 2000, sent = message }: Given = {},
): Promise<string> {
  const deliver = createWebhook(
    { url, secret, isPersonal: false },
    {
      allowsPrivate,
      clock: () => NOW,
      longestMs,
      lookup: createPublicLookup(() => Promise.resolve(found())),
    },
  );
  try {
    await deliver(sent, new AbortController().signal);
    return 'delivered';
  } catch (error) {
    if (error instanceof Undelivered && !error.isFinal) return error.failure;
    throw error;
  }
}

describe('the webhook', () => {
  it('sends what has happened, named and signed with the time', async () => {
    const { url, seen } = await receive((response) => response.writeHead(204).end());
    expect(await outcome(url)).toBe('delivered');
    const { headers, body } = seen[0] as Seen;
    expect(JSON.parse(body)).toEqual({
      message: message.messageId,
      event: 'enquiry.new',
      ...message.payload,
    });
    expect(headers['x-dealership-message']).toBe(message.messageId);
    const digest = createHmac('sha256', secret)
      .update(`${NOW / 1000}.${body}`)
      .digest('hex');
    expect(headers['x-dealership-signature']).toBe(`t=${NOW / 1000},v1=${digest}`);
  });

  it('has no header that somebody has put into a field', async () => {
    const { url, seen } = await receive((response) => response.writeHead(204).end());
    expect(await outcome(url)).toBe('delivered');
    const usual = Object.keys(seen[0]?.headers ?? {});
    for (const end of ['\r', '\n', '\0', '\r\n', '\u2028', '\r\n\r\n', 'y'.repeat(20_000)]) {
      const evil = `x${end}X-Evil: 1`;
      const person = { name: evil, mobile: evil };
      const payload = { ...message.payload, reference: evil, status: evil, person };
      expect(await outcome(url, { sent: { ...message, payload } as Message })).toBe('delivered');
      const { headers, body } = seen.at(-1) as Seen;
      expect(Object.keys(headers)).toEqual(usual);
      expect(JSON.parse(body)).toMatchObject({ reference: evil, person });
      // The name is ours; if it were not, only text on a single line would be sent.
      const before = seen.length;
      const named = await outcome(url, { sent: { ...message, messageId: evil } });
      expect([named, seen.length]).toEqual(
        end.startsWith('y') ? ['delivered', before + 1] : ['unreachable', before],
      );
      expect(Object.keys(seen.at(-1)?.headers ?? {})).toEqual(usual);
    }
  });

  it('follows nobody elsewhere, and takes only a success for one', async () => {
    const { url, seen } = await receive((response) =>
      response.writeHead(307, { location: '/elsewhere' }).end(),
    );
    expect(await outcome(url)).toBe('redirect');
    expect(seen).toHaveLength(1);
    await stop();
    const failing = await receive((response) => response.writeHead(500).end('no'));
    expect(await outcome(failing.url)).toBe('status');
  });

  it('reads a kilobyte of an answer, and waits for it only so long', async () => {
    let written = 0;
    const endless = await receive((response) => {
      response.writeHead(200);
      const more = () => {
        if (response.destroyed) return;
        written += 1;
        response.write('x'.repeat(1000));
        setImmediate(more);
      };
      more();
    });
    expect(await outcome(endless.url)).toBe('delivered');
    expect(written).toBeGreaterThan(0);
    await stop();
    const silent = await receive(() => undefined);
    expect(await outcome(silent.url, { longestMs: 100 })).toBe('timeout');
  });

  it.each([
    'https://127.0.0.1:1',
    'https://[::1]:1',
    'https://0x7f.1:1',
    'https://[::ffff:10.0.0.1]:1',
  ])('does not connect to a private number: %s', async (url) => {
    expect(await outcome(url, { allowsPrivate: false })).toBe('private-address');
  });

  it('looks at the address of each connection, whatever the name led to before', async () => {
    const addresses = ['192.0.2.1', '10.0.0.7', '127.0.0.1'];
    const asked: string[] = [];
    const found = () => {
      asked.push(addresses[asked.length] ?? '');
      return [{ address: asked.at(-1) ?? '', family: 4 }];
    };
    for (const _ of addresses) {
      expect(await outcome('https://crm.example:1', { allowsPrivate: false, found })).toBe(
        'private-address',
      );
    }
    expect(asked).toEqual(addresses);
    const mixed = () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ];
    expect(await outcome('https://crm.example:1', { allowsPrivate: false, found: mixed })).toBe(
      'private-address',
    );
  });
});

describe('an address of the internet', () => {
  it.each([
    ...['8.8.8.8', '93.184.216.34', '172.15.0.1', '172.32.0.1', '2606:4700::1111'].map(
      (address) => [address, true] as const,
    ),
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1'].map(
      (address) => [address, false] as const,
    ),
    ...['172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'].map(
      (address) => [address, false] as const,
    ),
    ...['::', '::1', 'fe80::1', 'fc00::1', 'ff02::1', '::ffff:127.0.0.1', '64:ff9b::a00:1'].map(
      (address) => [address, false] as const,
    ),
    ...['2001:db8::1', '2002:7f00:1::', '2001:0:1::', 'example.com', ''].map(
      (address) => [address, false] as const,
    ),
  ])('%s: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});
