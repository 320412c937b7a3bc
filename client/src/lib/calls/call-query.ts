import type { ParamsOf } from '@dealership/shared';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { GetName } from './call-path.ts';
import { call, type CallOptions } from './call.ts';

/** The query of a GET call, by its name in the list of calls. Its answer is cached under the key. */
export function callQuery<Name extends GetName>(
  queryKey: QueryKey,
  name: Name,
  ...[params]: ParamsOf<Name> extends undefined ? [] : [ParamsOf<Name>]
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      const options: object = { params, signal };
      return call(name, options as CallOptions<Name>);
    },
  });
}
