import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type Encrypter = ReturnType<typeof createEncrypter>;

/**
 * Encrypts texts, so that only a holder of the server's secret can read or make one.
 * @param purpose a text that is encrypted for one purpose cannot be decrypted for another
 */
export function createEncrypter(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `dealership/${purpose}`, 32));
  return {
    encrypt: (text: string) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    /** `undefined` for a text that was not encrypted with the same secret for the same purpose. */
    decrypt: (encrypted: string) => {
      const bytes = Buffer.from(encrypted, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** Tickets are data that a browser brings back within some minutes, unread and unchanged. */
export function createTickets<Content extends object>(
  { clock, config }: { clock: () => number; config: { jwtSecret: string } },
  { purpose, minutes }: { purpose: string; minutes: number },
) {
  const encrypter = createEncrypter(config.jwtSecret, purpose);
  const life = minutes * 60_000;
  return {
    issue: (content: Content) =>
      encrypter.encrypt(JSON.stringify({ content, until: clock() + life })),
    /** `undefined`: not a ticket of the product, or expired. */
    read: (ticket: string | undefined) => {
      const text = ticket === undefined ? undefined : encrypter.decrypt(ticket);
      if (text === undefined) return undefined;
      const { content, until } = JSON.parse(text) as { content: Content; until: number };
      return clock() < until ? content : undefined;
    },
  };
}
