/** Notation for the types of sent values, among JSON's own words (`string`, `null`): code, alike in every language. */
export const schemaNotation = {
  listOf: (type: string) => `list of ${type}`,
  eachKey: (type: string) => `each key: ${type}`,
  object: 'object',
  anything: 'anything',
};
