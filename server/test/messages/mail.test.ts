import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, instantOf, type Dealership } from '@dealership/shared';
import { createMail } from '../../src/features/messages/mail.ts';
import { Undelivered, type AlertWords, type Message } from '../../src/features/messages/message.ts';
import {
  refusal,
  startSmtp,
  type ReceivedMail,
  type SmtpReceiver,
} from '../support/messages/smtp-receiver.ts';
import { startTestServer } from '../support/server/test-server.ts';
import { createDealershipSource } from '../../src/features/settings/dealership-source.ts';

const FROM = 'info@dealer.example';

let dealership: Dealership;
beforeAll(async () => {
  const server = await startTestServer();
  const source = createDealershipSource({ db: server.db, clock: server.clock, fixed: {} });
  dealership = await source.dealership(DEFAULT_LOCALE);
  await server.stop();
});

let stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
});

async function receive(options?: Parameters<typeof startSmtp>[0]): Promise<SmtpReceiver> {
  const receiver = await startSmtp(options);
  stops.push(receiver.stop);
  return receiver;
}

const confirmation: Message = {
  kind: 'confirmation',
  payload: { to: 'ananya.das@example.com', reference: 'K4M72WRA', kind: 'sales', model: 'activa' },
  messageId: '0123456789abcdef0123456789abcdef',
};

const words: AlertWords = {
  to: 'anik@example.com',
  language: 'en',
  title: 'New sales enquiry, due 11:40 am',
  lines: ['New: sales enquiry · Activa 6G · due 11:40 am · K4M72WRA'],
  path: '/admin/desk?enquiry=K4M72WRA',
};

function send(
  url: string,
  {
    message = confirmation,
    stepMs = 2000,
    known = {},
    siteUrl,
    model: called = 'Activa 6G',
  }: {
    siteUrl?: string;
    message?: Message;
    stepMs?: number;
    known?: Partial<Dealership>;
    model?: string;
  } = {},
): Promise<void> {
  const deliver = createMail(
    { url, from: FROM },
    {
      dealership: () => Promise.resolve({ ...dealership, ...known }),
      findModel: (sent) => Promise.resolve(sent === 'activa' ? called : undefined),
      mayOffer: (mobile) => Promise.resolve(mobile === '9832012345'),
      readAlert: () => Promise.resolve(words),
      siteUrl,
    },
    { stepMs },
  );
  return deliver(message, new AbortController().signal);
}

/** Input that tries to add another recipient, another header line, or another body. */
const evils = [
  ...['\r', '\n', '\0', '\r\n', '\u0085', '\u2028', '\u2029'].map(
    (end) => `x${end}Bcc: all@evil.example`,
  ),
  'x\r\n Bcc: all@evil.example',
  'x\r\n\r\nbody\r\n.\r\nMAIL FROM:<all@evil.example>',
  '>, all@evil.example, <b@example.com',
  '=?utf-8?Q?x=0D=0ABcc:_all@evil.example?=',
  // Names and models of the settings are shorter.
  `x${' Motors'.repeat(50)}`,
  'x'.repeat(400),
  'হিমালয়'.repeat(60),
];

/** Why it was not delivered, and whether for good. */
async function failureOf(sending: Promise<void>): Promise<[string, boolean]> {
  try {
    await sending;
  } catch (error) {
    if (error instanceof Undelivered) return [error.failure, error.isFinal];
    throw error;
  }
  throw new Error('it was delivered');
}

/** A server with unusual behaviour. */
async function oddServer(greet: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    greet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a confirmation', () => {
  it('holds reference, kind, model and whose it is, as text and as HTML, and nothing else of its sender', async () => {
    const { url, mails } = await receive();
    await send(url, { known: { name: 'হিমালয় <Motors> & Söhne' } });
    const [mail] = mails;
    expect(mail?.to).toEqual(['ananya.das@example.com']);
    expect(mail?.head).toEqual(
      expect.arrayContaining([
        `From: হিমালয় <Motors> & Söhne <${FROM}>`,
        'To: ananya.das@example.com',
        'Message-ID: <0123456789abcdef0123456789abcdef@dealer.example>',
        'Auto-Submitted: auto-generated',
      ]),
    );
    for (const part of ['K4M72WRA', 'Sales enquiry', 'Activa 6G', dealership.address.city]) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part);
    }
    expect(mail?.text).toContain('হিমালয় <Motors> & Söhne');
    expect(mail?.html).toContain('হিমালয় &lt;Motors&gt; &amp; Söhne');
  });

  it('names by when the sender is called, with the day', async () => {
    const { url, mails } = await receive();
    for (const minute of ['2026-11-26T11:40', '2026-11-27T00:00']) {
      const payload = { ...confirmation.payload, promisedAt: instantOf(minute) };
      await send(url, { message: { ...confirmation, payload } as Message });
    }
    expect(mails[0]?.text).toContain('We’ll call you by 11:40 AM on Thursday 26 November.');
    expect(mails[0]?.html).toContain('We’ll call you by 11:40 AM on Thursday 26 November.');
    expect(mails[1]?.text).toContain('We’ll call you by midnight on Thursday 26 November.');
  });

  it('to staff holds their alert, and leads to the back office where that has an address', async () => {
    const { url, mails } = await receive();
    const message: Message = {
      kind: 'digest',
      messageId: confirmation.messageId,
      payload: { userId: 'anik', day: '2026-11-26' },
    };
    await send(url, { message });
    await send(url, { message, siteUrl: 'https://dealer.example' });
    const link = 'https://dealer.example/admin/desk?enquiry=K4M72WRA';
    expect(mails.map(({ to }) => to)).toEqual([['anik@example.com'], ['anik@example.com']]);
    expect(mails[0]?.head).toContain('Subject: New sales enquiry, due 11:40 am');
    for (const part of [mails[0]?.text, mails[0]?.html]) {
      expect(part).toContain('New: sales enquiry · Activa 6G');
      expect(part).not.toContain('/admin/');
    }
    expect(mails[1]?.text).toContain(link);
    expect(mails[1]?.html).toContain(`<a href="${link.replace('&', '&amp;')}">`);
  });

  it('names no model that the catalogue does not have', async () => {
    const { url, mails } = await receive();
    const payload = { ...confirmation.payload, model: 'Buy at evil.example' };
    await send(url, { message: { ...confirmation, payload } as Message });
    expect(mails[0]?.raw).not.toContain('Model');
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain('evil');
  });

  it('has no line in its head that somebody has put into a field', async () => {
    const { address, phones } = dealership;
    const { url, mails } = await receive();
    await send(url);
    const namesOf = (head: string[]) => head.map((line) => line.split(':')[0]).sort();
    const usual = namesOf(mails[0]?.head ?? []);
    expect(usual).toEqual(expect.arrayContaining(['Message-ID', 'Reply-To']));
    const tried = evils.flatMap((evil, number) => {
      const everyField = {
        name: evil,
        address: { ...address, street: evil, city: evil, state: evil, pinCode: evil },
        phones: phones.map((phone) => ({ ...phone, phone: evil })),
      };
      const given: [object, Parameters<typeof send>[1]][] = [
        [{ reference: evil }, { known: everyField, model: evil }],
        [{ reference: evil, model: evil }, {}],
        [{ isTest: true }, { known: everyField }],
        [{}, { known: { email: `info@dealer.example${evil}` } }],
      ];
      return given.map(([fields, rest], index) => {
        const to = `visitor-${number}-${index}@example.com`;
        const payload = { ...confirmation.payload, ...fields, to };
        const kind = 'isTest' in fields ? 'test' : 'confirmation';
        return { to, index, given: { message: { ...confirmation, kind, payload }, ...rest } };
      });
    });
    await Promise.all(tried.map(({ given }) => send(url, given as Parameters<typeof send>[1])));
    expect(mails).toHaveLength(1 + evils.length * 4);
    for (const { to, index } of tried) {
      const own = mails.filter((mail) => mail.to.includes(to));
      expect(own.map((mail) => mail.to)).toEqual([[to]]);
      const { head, raw } = own[0] as ReceivedMail;
      // Without a valid reply address, replies go to the sender.
      const names = usual.filter((name) => index < 3 || name !== 'Reply-To');
      expect(namesOf(head), to).toEqual(names);
      const [rawHead = ''] = raw.split('\r\n\r\n');
      expect(rawHead.replaceAll('\r\n', ''), to).toMatch(/^[\t\x20-\x7e]*$/);
      // Servers on the way cut or refuse longer lines (RFC 5322).
      expect(Math.max(...raw.split('\r\n').map((line) => line.length)), to).toBeLessThan(999);
    }
  });

  it('goes to one address, or to none', async () => {
    const { url, mails } = await receive();
    const ends = [...evils, '\r\nRCPT TO:<all@evil.example>', ', all@evil.example'];
    const wrong = [...ends.map((end) => `a@example.com${end}`), '', 'Ananya <a@example.com>'];
    for (const to of wrong) {
      const message = { ...confirmation, payload: { ...confirmation.payload, to } } as Message;
      expect(await failureOf(send(url, { message }))).toEqual(['address', true]);
    }
    expect(mails).toEqual([]);
  });
});

describe('an offer', () => {
  it('explains how offers are stopped, and does not leave without a consent', async () => {
    const { url, mails } = await receive();
    const offer = (offerTo: string): Message => ({
      kind: 'reply',
      messageId: confirmation.messageId,
      payload: { to: 'a@example.com', subject: 'Helmets', text: 'Hello', offerTo },
    });
    expect(await failureOf(send(url, { message: offer('9832099999') }))).toEqual([
      'no-consent',
      true,
    ]);
    const siteUrl = 'https://dealer.example';
    await send(url, { siteUrl, message: offer('9832012345') });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('https://dealer.example/optain');
    expect(mails[0]?.head).toContain('List-Unsubscribe: <https://dealer.example/optain>');
    expect(mails[0]?.head).toContain(`Reply-To: "${dealership.name}" <${dealership.email}>`);
  });
});

describe('a mail that is not taken', () => {
  it('is refused for good with 5xx, and for now with 4xx', async () => {
    const answers = [550, 451, 0];
    const { url, mails } = await receive({
      onRcptTo: (_address, _session, callback) => {
        const code = answers.shift() ?? 0;
        callback(code === 0 ? null : refusal(code));
      },
    });
    expect(await failureOf(send(url))).toEqual(['address', true]);
    expect(await failureOf(send(url))).toEqual(['later', false]);
    await send(url);
    expect(mails).toHaveLength(1);
    const { url: full } = await receive({
      onData: (stream, _session, callback) => {
        stream.resume().on('end', () => {
          callback(refusal(554));
        });
      },
    });
    expect(await failureOf(send(full))).toEqual(['refused', true]);
  });

  it('waits for a server that is slow, away, or cuts the line', async () => {
    const silent = await oddServer(() => undefined);
    expect(await failureOf(send(silent, { stepMs: 100 }))).toEqual(['timeout', false]);
    const cut = await oddServer((socket) => {
      socket.write('220 hello\r\n');
      socket.once('data', () => socket.destroy());
    });
    expect(await failureOf(send(cut))).toEqual(['unreachable', false]);
    const gone = await receive();
    await gone.stop();
    stops = [];
    expect(await failureOf(send(gone.url))).toEqual(['unreachable', false]);
  });

  it('waits for the right password, and prints neither it nor the address', async () => {
    const { url, mails } = await receive({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) => {
        if (username === 'shop' && password === 'right') callback(null, { user: 1 });
        else callback(new Error('no'));
      },
    });
    const withPassword = (password: string) => url.replace('//', `//shop:${password}@`);
    const error: unknown = await send(withPassword('hunter2')).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ failure: 'login', isFinal: false });
    expect(String((error as Error).stack)).not.toMatch(/hunter2|ananya/);
    await send(withPassword('right'));
    expect(mails).toHaveLength(1);
  });

  it('goes encrypted where the server can, to a server that proves its name', async () => {
    let isSecure = false;
    const { url, mails } = await receive({
      disabledCommands: ['AUTH'],
      onMailFrom: (_address, session, callback) => {
        isSecure = session.secure;
        callback();
      },
    });
    expect(await failureOf(send(url))).toEqual(['certificate', false]);
    await send(`${url}?tls.rejectUnauthorized=false`);
    expect([isSecure, mails.length]).toEqual([true, 1]);
  });
});
