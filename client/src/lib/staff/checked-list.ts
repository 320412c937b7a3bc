/**
 * Checks that a call has answered with a list.
 * @throws when it has not: a proxy may answer 200 with a page of its own
 */
export function checkedList<Item>(data: Item[]): Item[] {
  if (!Array.isArray(data)) throw new Error('The answer is not a list.');
  return data;
}
