import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it has arrived. */
export interface ReceivedMail {
  to: string[];
  /** Head and body, unchanged. */
  raw: string;
  /** Lines of the head, unfolded and decoded. */
  head: string[];
  /** The contents of its text and of its HTML. */
  text: string;
  html: string;
}

export interface SmtpReceiver {
  url: string;
  mails: ReceivedMail[];
  /** Ends a connection without an answer. */
  cut: (session: { id: string }) => void;
  stop: () => Promise<void>;
}

/** An error that the server answers with this code. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error('not taken'), { responseCode });
}

/**
 * A real SMTP server on a free port of this machine; by default without TLS and passwords.
 * @param waitMs how long it waits before it acknowledges a mail
 */
export async function startSmtp(
  options: SMTPServerOptions = {},
  waitMs = () => 0,
): Promise<SmtpReceiver> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    logger: false,
    disableReverseLookup: true,
    onData: (stream, session, callback) => {
      void buffer(stream).then(
        async (bytes) => {
          mails.push(
            read(
              bytes.toString(),
              session.envelope.rcptTo.map(({ address }) => address),
            ),
          );
          await sleep(waitMs());
          callback();
        },
        // The sender was killed.
        () => undefined,
      );
    },
    ...options,
  });
  server.on('error', () => undefined);
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      resolve(listening.address() as AddressInfo);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    cut: ({ id }) => {
      for (const connection of server.connections) if (connection.id === id) connection.close();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const connection of server.connections) connection.close();
      }),
  };
}

function read(raw: string, to: string[]): ReceivedMail {
  const head = (raw.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return {
    to,
    raw,
    head: head.map(decodeWords),
    text: partOf(raw, 'text/plain'),
    html: partOf(raw, 'text/html'),
  };
}

/** Encoded words of a head (RFC 2047). */
function decodeWords(line: string): string {
  return line
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_all, how: string, text: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : fromQuoted(text.replaceAll('_', ' ')),
    );
}

function partOf(raw: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  const part = raw.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${type}`));
  const [head = '', ...body] = (part ?? '').split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (head.includes('base64')) return Buffer.from(text, 'base64').toString();
  return head.includes('quoted-printable') ? fromQuoted(text.replaceAll('=\r\n', '')) : text;
}

function fromQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
