import { useEffect } from 'react';
import { modelPageTexts } from '@dealership/shared/texts/common/model-pages.ts';
import type { ModelPageName, VehicleView } from '@dealership/shared';
import { dealership } from '../../lib/page/dealership.ts';

/** Puts the model into the page's title, as the server does. */
export function useModelTitle(page: ModelPageName, model: VehicleView | undefined): void {
  useEffect(() => {
    if (!model) return;
    const priced = { ...model, price: model.bikePrice };
    document.title = modelPageTexts[page](priced, dealership()).title;
  }, [page, model]);
}
