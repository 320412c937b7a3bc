const ALGORITHM = 'AES-GCM';
/** As required by NIST SP 800-38D. */
const IV_BYTES = 12;

/** An encrypted text. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** A key that no script can export; browsers offer none on a page that is not served securely. */
export function importKey(base64url: string): Promise<CryptoKey> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt']);
}

/** @param label identifies the text; it can be decrypted only with the same label */
export async function seal(key: CryptoKey, text: string, label: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = await crypto.subtle.encrypt(
    parametersOf(iv, label),
    key,
    new TextEncoder().encode(text),
  );
  return { iv, data };
}

/** Rejects a text that was encrypted with another key or label. */
export async function open(key: CryptoKey, { iv, data }: Sealed, label: string): Promise<string> {
  return new TextDecoder().decode(await crypto.subtle.decrypt(parametersOf(iv, label), key, data));
}

function parametersOf(iv: Uint8Array<ArrayBuffer>, label: string) {
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(label) };
}
