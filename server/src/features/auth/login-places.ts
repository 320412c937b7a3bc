import { tooMany } from '../../errors/app-error.ts';

/** Logins that this process compares or slows at once: of everybody, of one network, for one account. */
const MOST_WAITING = { everybody: 50, network: 3, account: 10 };

/** A place is free again after so long at most, as a rule: the longest that a login is slowed. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Takes one of the places for logins that wait, and gives it back.
 * @throws {AppError} `too_many` when there is none
 */
export type TakePlace = (from: { account: string; network: string }) => () => void;

export function createLoginPlaces(): TakePlace {
  const taken = new Map<string, number>();
  const countAt = (place: string) => taken.get(place) ?? 0;
  return ({ account, network }) => {
    const wanted = [
      { place: '', most: MOST_WAITING.everybody },
      { place: `network ${network}`, most: MOST_WAITING.network },
      { place: `account ${account}`, most: MOST_WAITING.account },
    ];
    if (wanted.some(({ place, most }) => countAt(place) >= most)) {
      throw tooMany((texts) => texts.tooManyLogins, RETRY_AFTER_SECONDS);
    }
    for (const { place } of wanted) taken.set(place, countAt(place) + 1);
    return () => {
      for (const { place } of wanted) {
        const left = countAt(place) - 1;
        if (left > 0) taken.set(place, left);
        else taken.delete(place);
      }
    };
  };
}
