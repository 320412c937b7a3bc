import { createBrowserStore } from '../../../lib/browser/browser-store.ts';
import type { WaitingStep } from '../../../lib/staff/waiting-steps.ts';
import { open, seal, type Sealed } from './encrypt.ts';

/** A step as stored on this phone: the customer's data are encrypted. */
interface Kept extends Sealed {
  key: string;
  /** User id of its author. */
  owner: string;
  /** Later steps have a higher number. */
  order: number;
}

const inStore = createBrowserStore('office', 'waiting');

/** Rejects if this browser stores nothing. */
export async function storeStep(
  { owner, sealing }: { owner: string; sealing: CryptoKey },
  waiting: WaitingStep,
): Promise<void> {
  const { key, order } = waiting;
  const sealed = await seal(sealing, JSON.stringify(waiting), labelOf({ owner, key }));
  await inStore('readwrite', (store) => store.put({ key, owner, order, ...sealed }));
}

export async function deleteSteps(keys: readonly string[]): Promise<void> {
  for (const key of keys) await inStore('readwrite', (store) => store.delete(key));
}

/** The keys of a user's unsent steps, in order of entry; their content is not read. */
export async function listKeys(owner: string): Promise<string[]> {
  return (await listOf(owner)).map(({ key }) => key);
}

/** A user's unsent steps in order of entry, and the keys of those that can no longer be read. */
export async function readSteps(
  owner: string,
  sealing: CryptoKey,
): Promise<{ steps: WaitingStep[]; lost: string[] }> {
  const steps: WaitingStep[] = [];
  const lost: string[] = [];
  for (const kept of await listOf(owner)) {
    try {
      steps.push(JSON.parse(await open(sealing, kept, labelOf(kept))) as WaitingStep);
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

function labelOf({ owner, key }: Pick<Kept, 'owner' | 'key'>): string {
  return JSON.stringify([owner, key]);
}
