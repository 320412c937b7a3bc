import {
  DEFAULT_LOCALE,
  emailSchema,
  localeOfText,
  textsIn,
  type Locale,
  type MessageFailure,
} from '@dealership/shared';
import { createTransport } from 'nodemailer';
import type { Needs } from '../../needs.ts';
import type { Config } from '../../config.ts';
import {
  Undelivered,
  type Deliver,
  type Message,
  type Payloads,
  type ReadAlert,
} from './message.ts';
import { writeAlert, writeConfirmation, writeReply, writeTest } from './write-mail.ts';

interface Deps extends Needs<'dealership'> {
  findModel: (sent: string) => Promise<string | undefined>;
  /** Whether an offer may be sent by mail now to the person with this number (rules: offers). */
  mayOffer: (mobile: string) => Promise<boolean>;
  readAlert: ReadAlert;
  /** Where offers can be stopped, and where the back office is: without it there are no links to them. */
  siteUrl: string | undefined;
}

/** Of each step of a conversation with the server: connecting, its greeting, each of its answers. */
const STEP_MS = 10_000;

/** Hosts on this machine: the mail is handed over without leaving it. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Delivers mail to an SMTP server, over TLS or STARTTLS unless it is on this machine.
 * @param options.stepMs how long the server may take for a step
 */
export function createMail(
  { url, from }: NonNullable<Config['mail']>,
  deps: Deps,
  { stepMs = STEP_MS }: { stepMs?: number } = {},
): Deliver {
  const transport = createTransport({
    url,
    requireTLS: !loopback.has(new URL(url).hostname),
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message, signal) => {
    const mail = await write(message, deps);
    // There is nothing to send any more.
    if (!mail) return;
    const { to, written, seller } = mail;
    // The library could split anything but a single address into several recipients.
    if (!isMailAddress(to)) throw new Undelivered('address', { isFinal: true });
    const { name, email } = seller;
    const isReply = message.kind === 'reply';
    const { offerTo } = isReply ? message.payload : {};
    if (offerTo !== undefined && !(await deps.mayOffer(offerTo))) {
      throw new Undelivered('no-consent', { isFinal: true });
    }
    try {
      await transport.sendMail({
        ...written,
        from: { name, address: from },
        ...(isMailAddress(email) && { replyTo: { name, address: email } }),
        to: { name: '', address: to },
        envelope: { from, to: [to] },
        messageId: `<${message.messageId}@${from.slice(from.indexOf('@') + 1)}>`,
        // Stops automatic holiday answers (RFC 3834), except to a mail that a person has written.
        ...(!isReply && { headers: { 'Auto-Submitted': 'auto-generated' } }),
        signal,
      });
    } catch (error) {
      throw undelivered(error, signal);
    }
  };
}

/** Compares the result, because the schema also accepts other spellings and normalises them. */
const isMailAddress = (text: string) => emailSchema.safeParse(text).data === text;

/** The mail, its recipient, and the dealership in its language; `undefined`: there is no mail any more. */
async function write(message: Message, { dealership, findModel, readAlert, siteUrl }: Deps) {
  const inLanguage = async (locale: Locale = DEFAULT_LOCALE) => {
    const seller = await dealership(locale);
    return { seller, known: { dealership: seller, texts: textsIn(locale) } };
  };
  switch (message.kind) {
    case 'alert':
    case 'digest':
    case 'weekly': {
      const words = await readAlert(message);
      if (!words) return undefined;
      const { seller, known } = await inLanguage(words.language);
      return { to: words.to, seller, written: writeAlert(words, known, siteUrl) };
    }
    case 'confirmation': {
      const { to, model, language } = message.payload;
      const { seller, known } = await inLanguage(language);
      const name = model === undefined ? undefined : await findModel(model);
      return { to, seller, written: writeConfirmation(message.payload, known, name) };
    }
    case 'reply': {
      const { to, text } = message.payload;
      const { seller, known } = await inLanguage(localeOfText(text));
      return { to, seller, written: writeReply(message.payload, known, siteUrl) };
    }
    default: {
      const { to, language } = message.payload as Payloads['test'] & { to: string };
      const { seller, known } = await inLanguage(language);
      return { to, seller, written: writeTest(known) };
    }
  }
}

const failureOfCode: Readonly<Record<string, MessageFailure>> = {
  EAUTH: 'login',
  ENOAUTH: 'login',
  ETLS: 'certificate',
  ETIMEDOUT: 'timeout',
  EABORT: 'timeout',
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
};

/**
 * Why a mail was not accepted. A wrong password may be corrected within the day, so the mail is tried again; after a
 * permanent refusal by the server (5xx) it is given up.
 */
function undelivered(error: unknown, signal: AbortSignal): Undelivered {
  const { code = '', responseCode, command, originalCode } = error as Partial<SmtpError>;
  if (signal.aborted) return new Undelivered('timeout');
  const known = failureOfCode[code];
  if (known === 'login') return new Undelivered(known);
  if (responseCode !== undefined && responseCode >= 400) {
    if (responseCode < 500) return new Undelivered('later');
    return new Undelivered(command === 'RCPT TO' ? 'address' : 'refused', { isFinal: true });
  }
  if (/CERT|SIGNATURE|ISSUER|ALTNAME/.test(originalCode ?? ''))
    return new Undelivered('certificate');
  return new Undelivered(known ?? 'unknown');
}

interface SmtpError {
  code: string;
  responseCode: number;
  command: string;
  /** The system's error code, where `code` is nodemailer's own. */
  originalCode: string;
}
