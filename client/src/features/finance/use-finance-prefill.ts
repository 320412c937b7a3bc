import { useLocation } from 'react-router-dom';
import { modelKey, type ModelChoice } from '@dealership/shared';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';

interface FinancePrefill {
  /** Name of the model that one came from, once the models are known. */
  model: string | undefined;
  /** Name of the variant that one had chosen of it. */
  variant: string | undefined;
  /** Key of the navigation that asked for the calculator; undefined when none did. */
  emi: string | undefined;
}

/**
 * What one came to the finance page for, by its address (`?bike=`, `?emi=1`) or by the way here
 * (navigation state `bikeName`, `emi`). A name that no model on sale has is ignored.
 */
export function useFinancePrefill(models: readonly ModelChoice[]): FinancePrefill {
  const location = useLocation();
  if (!useHydrated()) return { model: undefined, variant: undefined, emi: undefined };
  const query = new URLSearchParams(location.search);
  // Whatever the history holds, perhaps from an older version of the site.
  const given: Record<string, unknown> = Object(location.state) as Record<string, unknown>;
  const bike = query.get('bike') ?? given.bikeName;
  const model =
    typeof bike === 'string'
      ? models.find(({ name }) => modelKey(name) === modelKey(bike))
      : undefined;
  return {
    model: model?.name,
    variant: query.get('variant') ?? undefined,
    emi: query.get('emi') === '1' || given.emi === true ? location.key : undefined,
  };
}
