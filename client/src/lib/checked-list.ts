/**
 * The list that a call should have answered.
 * @throws when it is none: a proxy in between may answer 200 with a page of its own
 */
export function checkedList<Item>(data: Item[]): Item[] {
  if (!Array.isArray(data)) throw new Error('The answer is not a list.');
  return data;
}
