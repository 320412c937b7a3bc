import { departments, seenFrom, type Dealership, type Messages } from '@dealership/shared';
import { escapeHtml } from '../../http/answers/escape-html.ts';
import type { AlertWords, Payloads } from './message.ts';

interface Written {
  subject: string;
  text: string;
  html: string;
}

interface Known {
  dealership: Pick<Dealership, 'name' | 'address' | 'phones'>;
  texts: Pick<Messages, 'alerts' | 'mails' | 'kinds'>;
}

/**
 * The confirmation of an enquiry (rules: confirmation).
 * @param model its name in the catalogue
 */
export function writeConfirmation(
  { reference, kind, promisedAt }: Payloads['confirmation'],
  { dealership, texts }: Known,
  model: string | undefined,
): Written {
  const { confirmation } = texts.mails;
  const details: [string, string][] = [
    [confirmation.reference, reference],
    [confirmation.about, texts.kinds[kind].title],
    ...(model === undefined ? [] : ([[confirmation.model, model]] as [string, string][])),
  ];
  return written(confirmation.subject({ reference, seller: dealership.name }), [
    [
      confirmation.received,
      ...(promisedAt === undefined ? [] : [confirmation.promise(seenFrom(promisedAt, promisedAt))]),
    ],
    details.map(([name, value]) => `${name}: ${value}`),
    sellerLines({ dealership, texts }),
    [confirmation.notYours],
  ]);
}

/**
 * An answer exactly as staff saw it; an offer ends with how to stop offers (rules: offers).
 * @param siteUrl origin of the page where offers are stopped; `undefined`: it has no address outside of this machine
 */
export function writeReply(
  { subject, text, offerTo }: Payloads['reply'],
  { texts }: Known,
  siteUrl: string | undefined,
): Written & { list?: { unsubscribe: string } } {
  const paragraphs = text.split(/\n{2,}/).map((part) => part.split('\n'));
  if (offerTo === undefined) return written(subject, paragraphs);
  const page = siteUrl && new URL('/optain', siteUrl).href;
  return {
    ...written(subject, [...paragraphs, [texts.mails.stopOffers({ page })]]),
    ...(page && { list: { unsubscribe: page } }),
  };
}

export function writeTest({ dealership, texts }: Known): Written {
  const { test } = texts.mails;
  return written(test.subject({ seller: dealership.name }), [
    [test.body],
    sellerLines({ dealership, texts }),
  ]);
}

/**
 * An alert for a member of staff.
 * @param siteUrl origin of the links; without it there are none
 */
export function writeAlert(
  { title, lines, path, links = [] }: AlertWords,
  { dealership, texts }: Known,
  siteUrl: string | undefined,
): Written {
  const { alerts } = texts;
  const linked = (text: string, to: string): Line =>
    siteUrl === undefined ? text : { text, url: `${siteUrl}${to}` };
  return written(title, [
    [title],
    ...(lines.length > 0 ? [lines] : []),
    ...(links.length > 0 ? [links.map(({ text, path: to }) => linked(text, to))] : []),
    ...(siteUrl === undefined ? [] : [[linked(alerts.open, path)]]),
    [dealership.name, alerts.why],
  ]);
}

function sellerLines({ dealership, texts }: Known): string[] {
  const { street, city, state, pinCode } = dealership.address;
  const first = dealership.phones.find(({ department }) => department === departments[0]);
  return [
    dealership.name,
    ...(first ? [`${texts.mails.phone}: ${first.phone}`] : []),
    [street, city, `${state} ${pinCode}`.trim()].filter((part) => part !== '').join(', '),
  ];
}

type Line = string | { text: string; url: string };

function asText(line: Line): string {
  return typeof line === 'string' ? line : `${line.text}: ${line.url}`;
}

function asHtml(line: Line): string {
  if (typeof line === 'string') return escapeHtml(line);
  return `<a href="${escapeHtml(line.url)}">${escapeHtml(line.text)}</a>`;
}

/** Paragraphs of lines. Their texts are escaped, also those that the dealership has typed. */
function written(subject: string, paragraphs: readonly (readonly Line[])[]): Written {
  const html = paragraphs.map((lines) => `<p>${lines.map(asHtml).join('<br>')}</p>`);
  return {
    subject,
    text: `${paragraphs.map((lines) => lines.map(asText).join('\n')).join('\n\n')}\n`,
    html: `<!doctype html><html><head><meta charset="utf-8"></head><body>${html.join('')}</body></html>`,
  };
}
