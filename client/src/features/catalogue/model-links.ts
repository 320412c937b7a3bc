import type { VehicleVariant, VehicleView } from '@dealership/shared';
import { previewOf } from './preview.ts';

/** A model's name in addresses and in the navigation state: without blanks. */
export function bareName(bikeName: string): string {
  return bikeName.replaceAll(/\s/g, '');
}

/** The target of a link: `<Link {...detailsLink(model)}>`. */
export interface ModelLink {
  to: string;
  state: { bikeName: string };
}

/** Links carry the model twice, in the navigation state and in the address (rules: model-in-address). */
function modelLink(path: string, bikeName: string, more: Record<string, string> = {}): ModelLink {
  const name = bareName(bikeName);
  const query = new URLSearchParams({ bike: name, ...more });
  return { to: `${path}?${query.toString()}`, state: { bikeName: name } };
}

/** To a page about the model; a preview leads to previews. */
function pageLink(path: string, bikeName: string, more: Record<string, string> = {}) {
  return modelLink(path, bikeName, { ...more, ...(previewOf(bikeName) && { draft: '1' }) });
}

export const detailsLink = (bikeName: string) => pageLink('/view-details', bikeName);
export const angleLink = (bikeName: string) => pageLink('/angle-view', bikeName);
/** Opens the EMI calculator on the finance page with the model chosen. */
export const emiLink = (bikeName: string, variant?: string) =>
  modelLink('/finance', bikeName, { ...(variant !== undefined && { variant }), emi: '1' });
/** Opens the page to ask about a model. */
export const enquiryLink = (bikeName: string) => pageLink('/text-ride-booking', bikeName);
/** To the page about a model or, if there is none, to the page to ask about it. */
export const linkOf = ({ bikeName, hasDetails }: { bikeName: string; hasDetails: boolean }) =>
  (hasDetails ? detailsLink : enquiryLink)(bikeName);

/** Asks for a test ride, with the state that was ordered (rules: model-in-address). */
export function testRideLink(
  { bikeName, bikePrice, image }: VehicleView,
  variant: VehicleVariant | undefined,
) {
  const { to, state } = pageLink(
    '/text-ride-booking',
    bikeName,
    variant && { variant: variant.name },
  );
  const chosen = { bikePrice: variant?.price ?? bikePrice, variant: variant?.name ?? '' };
  return { to, state: { ...state, ...chosen, image } };
}
