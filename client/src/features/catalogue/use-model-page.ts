import type { ModelPageName } from '@dealership/shared';
import { statusOf } from '../../lib/calls/use-resource.ts';
import { useModel } from './catalogue-resources.ts';
import { useAskedModel } from './use-asked-model.ts';
import { useModelTitle } from './use-model-title.ts';

/** Data of a page about one model: the requested model, or that it does not exist. */
export function useModelPage(page: ModelPageName) {
  const asked = useAskedModel();
  // No call for a model that the server has already marked as unknown.
  const found = useModel(asked?.isUnknown === true ? undefined : asked?.bikeName);
  useModelTitle(page, found.data);
  const isUnknown = asked?.isUnknown === true || statusOf(found.error) === 404;
  return { asked, isUnknown, status: found.status, model: found.data, retry: found.retry };
}
