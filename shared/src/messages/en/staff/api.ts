/** Texts of the screen that lists the calls of the API. */
export const apiTexts = {
  title: 'Calls of the API',
  intro:
    'For whoever writes a program that works with this site: what each call takes and answers.',
  document: 'The same as OpenAPI 3.1',
  notLoaded: 'The list of calls could not be loaded.',
  search: 'Search',
  count: (count: number) => (count === 1 ? '1 call' : `${count} calls`),
  permission: 'Permission',
  public: 'None: for everybody',
  parameters: 'In the address',
  body: (type: string) => `Body (${type})`,
  answer: (status: string) => `Answer (${status})`,
  nothing: 'Nothing',
  /** How the types of what is sent are written down. */
  types: {
    listOf: (type: string) => `list of ${type}`,
    eachKey: (type: string) => `each key: ${type}`,
    object: 'object',
    anything: 'anything',
  },
};
