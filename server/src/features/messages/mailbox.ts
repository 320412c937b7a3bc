/** Domains whose mailboxes are the same with and without dots, by the name under which they are counted. */
const dotless: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * The mailbox that an address most likely leads to, for counting only: mail hosts drop everything after a plus sign,
 * Google also drops dots, and capital letters make no difference anywhere.
 */
export function mailboxOf(address: string): string {
  const typed = address.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const [local, domain] = [typed.slice(0, at), typed.slice(at + 1)];
  // An address that begins with the plus sign has nothing before it to keep.
  const [first] = local.split(/(?<=.)\+/);
  const known = Object.hasOwn(dotless, domain) ? dotless[domain] : undefined;
  return known === undefined ? `${first}@${domain}` : `${first?.replaceAll('.', '')}@${known}`;
}
