const KEY = 'likelyUserId';

/** State of a history entry for the login page: the likely user. Not in the address, which is logged. */
export function likelyUserState(userId: string): object {
  return { [KEY]: userId };
}

/** The likely user, from the state of the history entry. */
export function likelyUserIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const userId: unknown = (state as Record<string, unknown>)[KEY];
  return typeof userId === 'string' ? userId : undefined;
}
