/** What a contact says; texts are trimmed, lists may be empty. */
export interface Contact {
  name: string;
  numbers: string[];
  email: string;
  /** Organisation and note. */
  lines: string[];
}

/** In UTF-16 units: more than any contact without its picture. */
const LONGEST = 200_000;

/**
 * The contacts of a vCard of version 2.1, 3.0 or 4.0 (RFC 6350), as WhatsApp, dialers and address books share them;
 * none: it is no vCard.
 */
export function readVcard(text: string): Contact[] {
  const lines = unfold(text.slice(0, LONGEST));
  const contacts: Contact[] = [];
  let values: Property[] | undefined;
  for (const line of lines) {
    if (/^begin:vcard\s*$/i.test(line)) values = [];
    else if (/^end:vcard\s*$/i.test(line)) {
      if (values) contacts.push(toContact(values));
      values = undefined;
    } else values?.push(readProperty(line));
  }
  return contacts;
}

interface Property {
  name: string;
  value: string;
}

/** Folded lines begin with a blank; those of quoted-printable text end with `=`. */
function unfold(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const before = lines.at(-1);
    const isFolded = /^[ \t]/.test(line);
    const isQuoted = before !== undefined && isQuotedPrintable(before) && before.endsWith('=');
    if (before !== undefined && isQuoted) lines[lines.length - 1] = before.slice(0, -1) + line;
    else if (before !== undefined && isFolded) lines[lines.length - 1] = before + line.slice(1);
    else lines.push(line);
  }
  return lines;
}

function isQuotedPrintable(line: string): boolean {
  return /^[^:]*;(?:encoding=)?quoted-printable[;:]/i.test(line);
}

/** `item1.TEL;type=CELL:+91 …` -> `TEL` and its value */
function readProperty(line: string): Property {
  // A colon inside quotation marks belongs to a parameter.
  const [, head = '', value = ''] = /^((?:"[^"]*"|[^":])*):(.*)$/s.exec(line) ?? [];
  const name = /^(?:[\w-]+\.)?([\w-]+)/.exec(head)?.[1] ?? '';
  return {
    name: name.toUpperCase(),
    value: isQuotedPrintable(line) ? decodeQuotedPrintable(value) : value,
  };
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text.replaceAll('%', '%25').replaceAll(/=([0-9a-f]{2})/gi, '%$1');
  try {
    return decodeURIComponent(bytes);
  } catch {
    // Another charset than UTF-8.
    return '';
  }
}

function toContact(properties: readonly Property[]): Contact {
  const valuesOf = (name: string) =>
    properties.filter((each) => each.name === name).map(({ value }) => plain(value));
  const [last = '', first = '', middle = ''] = partsOf(
    properties.find(({ name }) => name === 'N')?.value ?? '',
  );
  const [shown = ''] = valuesOf('FN');
  return {
    name: shown || [first, middle, last].filter(Boolean).join(' '),
    numbers: valuesOf('TEL').map((number) => number.replace(/^tel:/i, '')),
    email: (valuesOf('EMAIL')[0] ?? '').replace(/^mailto:/i, ''),
    lines: [...valuesOf('ORG').map((org) => org.replaceAll(/;+/g, ', ')), ...valuesOf('NOTE')]
      .map((line) => line.replace(/[, ]+$/, ''))
      .filter((line) => line !== ''),
  };
}

const partsOf = (value: string) => value.split(/(?<!\\);/).map(plain);

/** Without the escapes of the format. */
function plain(value: string): string {
  return value
    .replaceAll(/\\n/gi, '\n')
    .replaceAll(/\\([\\,;:])/g, '$1')
    .trim();
}
