/** Stores a value as the latest of a map; of more than `most`, the one that was stored longest ago is dropped. */
export function keepLatest<Key, Value>(
  kept: Map<Key, Value>,
  [key, value]: readonly [Key, Value],
  most: number,
): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
