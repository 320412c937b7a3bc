import { modelKey } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** The models on sale, under their keys in calls, as visitors find them; none until they are loaded. */
export function useModelsOnSale(isWanted: boolean) {
  const { data = [] } = useQuery({
    queryKey: queryKeys.modelsOnSale,
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const lists = [call('GET /api/bikes', { signal }), call('GET /api/scooters', { signal })];
      return (await Promise.all(lists)).flat().map(({ bikeName, name, price, hasDetails }) => ({
        key: modelKey(bikeName),
        bikeName,
        name,
        price,
        hasDetails,
      }));
    },
  });
  return data;
}
