/** Notation for the types of sent values beside JSON’s own words: code, the same in every language. */
export const schemaNotation = {
  listOf: (type: string) => `list of ${type}`,
  eachKey: (type: string) => `each key: ${type}`,
  object: 'object',
  anything: 'anything',
};
