import { tooMany } from '../../../errors/app-error.ts';

/** Logins that this process compares or slows at once: in all, from one network, for one account. */
const MAX_WAITING = { everybody: 50, network: 3, account: 10 };

/** A slot is usually free again after this long at most: the longest time that a login is slowed. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Takes a slot for a waiting login; the function that it returns frees it.
 * @throws {AppError} `too_many` when no slot is free
 */
export type TakeSlot = (from: { account: string; network: string }) => () => void;

export function createLoginSlots(): TakeSlot {
  const taken = new Map<string, number>();
  const countAt = (slot: string) => taken.get(slot) ?? 0;
  return ({ account, network }) => {
    const wanted = [
      { slot: '', most: MAX_WAITING.everybody },
      { slot: `network ${network}`, most: MAX_WAITING.network },
      { slot: `account ${account}`, most: MAX_WAITING.account },
    ];
    if (wanted.some(({ slot, most }) => countAt(slot) >= most)) {
      throw tooMany((texts) => texts.tooManyLogins, RETRY_AFTER_SECONDS);
    }
    for (const { slot } of wanted) taken.set(slot, countAt(slot) + 1);
    return () => {
      for (const { slot } of wanted) {
        const left = countAt(slot) - 1;
        if (left > 0) taken.set(slot, left);
        else taken.delete(slot);
      }
    };
  };
}
