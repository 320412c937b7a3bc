import { createBrowserStore } from '../../../lib/browser/browser-store.ts';
import type { WaitingStep } from '../../../lib/staff/waiting-steps.ts';

const ALGORITHM = 'AES-GCM';
/** As required by NIST SP 800-38D. */
const IV_BYTES = 12;

/** A step as stored on this phone: the customer's data are encrypted. */
interface Kept {
  key: string;
  /** User id of its author. */
  owner: string;
  /** Later steps have a higher number. */
  order: number;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const inStore = createBrowserStore('office', 'waiting');

/** With a key that no script can export; browsers offer none on a page that is not served securely. */
export async function openVault(owner: string, base64url: string) {
  const key = { kty: 'oct', k: base64url };
  const uses: KeyUsage[] = ['encrypt', 'decrypt'];
  const stepKey = await crypto.subtle.importKey('jwk', key, ALGORITHM, false, uses);
  return { owner, stepKey };
}

/** What a user's steps are stored with: the user's id and the key. */
export type Vault = Awaited<ReturnType<typeof openVault>>;

/** Rejects if this browser stores nothing. */
export async function storeStep({ owner, stepKey }: Vault, waiting: WaitingStep): Promise<void> {
  const { key, order } = waiting;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(waiting));
  const data = await crypto.subtle.encrypt(parametersOf({ owner, key, iv }), stepKey, text);
  await inStore('readwrite', (store) => store.put({ key, owner, order, iv, data }));
}

export async function deleteSteps(keys: readonly string[]): Promise<void> {
  for (const key of keys) await inStore('readwrite', (store) => store.delete(key));
}

/** The keys of a user's unsent steps, in order of entry; their content is not read. */
export async function listKeys(owner: string): Promise<string[]> {
  return (await listOf(owner)).map(({ key }) => key);
}

/** A user's unsent steps in order of entry, and the keys of those that can no longer be read. */
export async function readSteps({ owner, stepKey }: Vault) {
  const steps: WaitingStep[] = [];
  const lost: string[] = [];
  for (const kept of await listOf(owner)) {
    try {
      const text = await crypto.subtle.decrypt(parametersOf(kept), stepKey, kept.data);
      steps.push(JSON.parse(new TextDecoder().decode(text)) as WaitingStep);
    } catch {
      lost.push(kept.key);
    }
  }
  return { steps, lost };
}

async function listOf(owner: string): Promise<Kept[]> {
  try {
    const all = await inStore('readonly', (store) => store.getAll() as IDBRequest<Kept[]>);
    return all.filter((kept) => kept.owner === owner).sort((a, b) => a.order - b.order);
  } catch {
    // There are none, or this browser stores nothing.
    return [];
  }
}

/** A step can be decrypted only as the one with this key, by this author. */
function parametersOf({ owner, key, iv }: Pick<Kept, 'owner' | 'key' | 'iv'>) {
  const label = JSON.stringify([owner, key]);
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(label) };
}
