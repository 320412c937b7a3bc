import { rupeesToPaise, USUAL_DOWN, type VehicleView } from '@dealership/shared';
import { monthlyTexts as texts } from '@dealership/shared/texts/common/price/monthly.ts';
import { useMonthlyCosts } from '../choosing/use-monthly-costs.ts';

/** What a model costs a month, as in the lists; nothing without lenders or rates. */
export function MonthlyLine({ model }: { model: VehicleView }) {
  const { costs, isSample } = useMonthlyCosts();
  const cost = costs.get(model.bikeName);
  if (!cost) return null;
  const terms = texts.terms(cost.months, USUAL_DOWN);
  return (
    <>
      <strong>{texts.sum(rupeesToPaise(cost.monthly))}</strong>{' '}
      <span className="hint">{terms + (isSample ? ` · ${texts.sample}` : '')}</span>
    </>
  );
}
