import { useLocation } from 'react-router-dom';
import { modelKey, type ModelChoice } from '@dealership/shared';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';

/**
 * The visitor's choices before the finance page, from its address (`?bike=`, `?emi=1`) or the navigation state
 * (`bikeName`, `emi`). A name that no model on sale has is ignored.
 */
export function useFinancePrefill(models: readonly ModelChoice[]) {
  const location = useLocation();
  if (!useHydrated()) return {};
  const query = new URLSearchParams(location.search);
  // The history may hold any state, perhaps one from an older version of the site.
  const given: Record<string, unknown> = Object(location.state) as Record<string, unknown>;
  const bike = query.get('bike') ?? given.bikeName;
  const model =
    typeof bike === 'string'
      ? models.find(({ name }) => modelKey(name) === modelKey(bike))
      : undefined;
  return {
    /** Name of the model that the visitor comes from, once the models are known. */
    model: model?.name,
    variant: query.get('variant') ?? undefined,
    /** Key of the navigation that opens the calculator; undefined when none does. */
    emi: query.get('emi') === '1' || given.emi === true ? location.key : undefined,
  };
}
