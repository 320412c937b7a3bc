import type { ModelPageName } from '@dealership/shared';
import { statusOf } from '../../lib/use-resource.ts';
import { useModel } from './catalogue-resources.ts';
import { useAskedModel } from './use-asked-model.ts';
import { useModelTitle } from './use-model-title.ts';

/** What a page that is all about one model needs: the model that was asked for, or that nobody has it. */
export function useModelPage(page: ModelPageName) {
  const asked = useAskedModel();
  // Nobody is asked about a name that the server has said nobody has.
  const found = useModel(asked?.isUnknown === true ? undefined : asked?.bikeName);
  useModelTitle(page, found.data);
  const isUnknown = asked?.isUnknown === true || statusOf(found.error) === 404;
  return { asked, isUnknown, status: found.status, model: found.data, retry: found.retry };
}
