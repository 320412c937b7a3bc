import type { VehicleView } from '@dealership/shared';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';

const texts = catalogueTexts.details;

const measureNames = ['mileage', 'rangeKm', 'seatHeight', 'kerbWeight'] as const;

/** The known measures with their labels and units, in their order on all pages. */
export function measuresOf(figures: VehicleView['figures']): { label: string; text: string }[] {
  return measureNames.flatMap((name) => {
    const measure = figures[name];
    if (measure === undefined) return [];
    return { label: texts.figures[name], text: `${measure}\u00a0${texts.units[name]}` };
  });
}
