import { schemaNotation } from '../../parts/english/schema-notation.ts';

export const apiTexts = {
  title: 'API Calls',
  intro: 'For developers whose programs work with this site: what each call takes and returns.',
  document: 'This list as OpenAPI 3.1',
  notLoaded: 'The list of calls could not be loaded.',
  search: 'Search',
  count: (count: number) => (count === 1 ? '1 call' : `${count} calls`),
  permission: 'Permission',
  public: 'None: open to everyone',
  parameters: 'In the address',
  body: (type: string) => `Body (${type})`,
  answer: (status: string) => `Response (${status})`,
  nothing: 'Nothing',
  types: schemaNotation,
};
