import { toPlainText } from '../../text/unseen.ts';
import { readContactNumber } from '../../values/contact-number.ts';
import type { AddedOrigin } from '../status.ts';
import { readVcard, type Contact } from './read-vcard.ts';

/** What another app of the phone has shared. */
export interface Share {
  title: string;
  text: string;
  url: string;
  /** Contents of files with contacts. */
  cards: readonly string[];
}

/** How the form *Add enquiry* is filled in; `''`: not found. */
export interface SharedEnquiry {
  name: string;
  /** Ten digits. */
  mobile: string;
  email: string;
  /** All that name, number and email do not say. */
  note: string;
  origin: AddedOrigin;
}

/** As many code points as a message has at most. */
const LONGEST_NOTE = 2000;
/** In UTF-16 units; a shared chat may have megabytes, and its end matters most. */
const LONGEST_TEXT = 20_000;

/** Ten digits and more with what people write between them, after which no letter or digit follows. */
const NUMBERS =
  /(?:(?:https?:\/\/)?(?:wa\.me|api\.whatsapp\.com\/send\/?\?phone=)\/?)?\+?\d(?:[\s().\-–/]{0,3}\d){9,14}(?![\d])/g;

/** `[29/11, 10:15 am] Asha Das: …` and `29/11/2026, 10:15 - Asha Das: …`, as WhatsApp copies and exports messages. */
const CHAT_LINE =
  /^(?:\[[^\]]{4,30}\]\s*|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s[^-\n]{3,14}\s-\s)([^:\n]{1,60}):\s?/;

const NAME_LABEL = /^\s*(?:full\s?)?(?:name|নাম|नाम)\s*[:=\-–]\s*(.+)$/imu;
const NAME_AT_MOST = 100;

/** Reads number, name and note from what was shared, in any script of digits. */
export function readShare({ title, text, url, cards }: Share): SharedEnquiry {
  const contacts = cards.flatMap(readVcard);
  const first = contacts[0];
  if (first) return ofContact(first, contacts.slice(1), text);
  // A contact may also be shared as text.
  const [inText, ...others] = readVcard(text);
  return inText ? ofContact(inText, others, '') : ofText(title, text.slice(-LONGEST_TEXT), url);
}

function ofContact(contact: Contact, others: readonly Contact[], text: string): SharedEnquiry {
  const numbers = contact.numbers.map((number) => readContactNumber(number) ?? number);
  const mobile = numbers.find(isMobile) ?? numbers.find((number) => /^\d{10}$/.test(number)) ?? '';
  const further = numbers.filter(
    (number, at) => number !== mobile && numbers.indexOf(number) === at,
  );
  const ofOthers = others.map(({ name, numbers: theirs }) => [name, ...theirs].join(', '));
  return {
    name: contact.name.slice(0, NAME_AT_MOST),
    mobile,
    email: contact.email,
    note: noteOf([...further, ...contact.lines, ...ofOthers, text]),
    origin: 'whatsapp',
  };
}

function ofText(title: string, text: string, url: string): SharedEnquiry {
  const chat = CHAT_LINE.exec(text);
  const sender = chat?.[1]?.trim() ?? '';
  const said = chat ? text.slice(chat[0].length) : text;
  const found = [sender, title, text, url].flatMap(findNumbers);
  const mobile = found.find(isMobile) ?? found[0] ?? '';
  const senderName = readContactNumber(sender) === undefined ? sender : '';
  const lines = withoutNumber(said, mobile);
  const name =
    senderName ||
    (NAME_LABEL.exec(said)?.[1] ?? '').trim() ||
    nameAmong(lines, mobile) ||
    nameIn(title);
  const rest = lines.filter((line) => line !== name && !NAME_LABEL.test(line));
  const isOnlyContact = rest.length === 0;
  return {
    name: name.slice(0, NAME_AT_MOST),
    mobile,
    email: /[^\s@<>:]+@[^\s@<>]+\.[a-z]{2,}/i.exec(said)?.[0] ?? '',
    note: isOnlyContact
      ? noteOf([url.includes(mobile) ? '' : url])
      : noteOf([said, text.includes(url) ? '' : url]),
    // A number alone comes from the dialer.
    origin: isOnlyContact && !chat ? 'phone' : 'whatsapp',
  };
}

/** Contact numbers in a text, as ten digits. */
function findNumbers(text: string): string[] {
  const numbers = toPlainText(text).match(NUMBERS) ?? [];
  return numbers.flatMap((each) => readContactNumber(each) ?? []);
}

const isMobile = (number: string) => /^[6-9]\d{9}$/.test(number);

/** The lines of a text without the number, its label and what parts it from a name; empty ones are left out. */
function withoutNumber(text: string, mobile: string): string[] {
  return text.split('\n').flatMap((line) => {
    if (mobile === '' || !findNumbers(line).includes(mobile)) return line.trim() || [];
    const rest = toPlainText(line)
      .replaceAll(NUMBERS, (each) => (readContactNumber(each) === mobile ? '\n' : each))
      .replaceAll(/[\s:;,()–-]*\n[\s:;,()–-]*/g, ' ')
      .trim();
    return rest === '' || readContactNumber(`${rest}: ${mobile}`) === mobile ? [] : rest;
  });
}

/** A name beside a number: the only line, of a few words without digits. */
function nameAmong(lines: readonly string[], mobile: string): string {
  return mobile !== '' && lines.length === 1 ? nameIn(lines[0] ?? '') : '';
}

function nameIn(text: string): string {
  const isName =
    /^[\p{L}\p{M}](?:[\p{L}\p{M}.'’ -]|\u200c|\u200d){1,50}$/u.test(text) &&
    text.split(' ').length <= 4;
  return isName ? text : '';
}

function noteOf(parts: readonly string[]): string {
  const text = parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n');
  return Array.from(text).slice(0, LONGEST_NOTE).join('');
}
