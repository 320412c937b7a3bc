import { useEffect } from 'react';
import { modelPageTexts } from '@dealership/shared/messages/common/model-pages.ts';
import type { ModelPageName, VehicleView } from '@dealership/shared';

/** Puts the model into the page's title, as the server does. */
export function useModelTitle(page: ModelPageName, model: VehicleView | undefined): void {
  useEffect(() => {
    if (!model) return;
    document.title = modelPageTexts[page]({ ...model, price: model.bikePrice }).title;
  }, [page, model]);
}
