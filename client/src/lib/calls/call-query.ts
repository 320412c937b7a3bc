import type { AnswerOf, NamedCalls } from '@dealership/shared';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { api } from './api-client.ts';
import { callPath, type GetName } from './call-path.ts';

/** The query of a GET call, by its name in the list of calls. Its answer is cached under the key. */
export function callQuery<Name extends GetName>(
  queryKey: QueryKey,
  ...of: Parameters<typeof callPath<Name>>
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data } = await api.get<AnswerOf<NamedCalls[Name]>>(callPath(...of), { signal });
      if (typeof data === 'string') throw new Error('The answer is a page of a proxy.');
      return data;
    },
  });
}
