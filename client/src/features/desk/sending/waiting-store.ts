import { createBrowserStore } from '../../../lib/browser/browser-store.ts';
import type { WaitingStep } from '../../../lib/staff/waiting-steps.ts';
import { open, seal, type Sealed } from './encrypt.ts';

/** What lies on this phone: nothing of a customer can be read in it. */
interface Kept extends Sealed {
  key: string;
  /** User id of who said it. */
  owner: string;
  /** What was said later has a higher one. */
  order: number;
}

const inStore = createBrowserStore('office', 'waiting');

/** Rejects where this browser keeps nothing. */
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

/** The keys of what somebody has not sent yet, in the order in which it was said; nothing of it is read. */
export async function listKeys(owner: string): Promise<string[]> {
  return (await listOf(owner)).map(({ key }) => key);
}

/** What somebody has not sent yet, in the order in which it was said, and the keys of what cannot be read any more. */
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
    // There are none, or this browser keeps nothing.
    return [];
  }
}

function labelOf({ owner, key }: Pick<Kept, 'owner' | 'key'>): string {
  return JSON.stringify([owner, key]);
}
