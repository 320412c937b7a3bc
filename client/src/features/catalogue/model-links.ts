import type { Picture } from '@dealership/shared';
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

interface TestRide {
  bikeName: string;
  /** The variant's price in rupees. */
  bikePrice: number;
  image: Picture['path'];
  /** Empty while no variant is chosen. */
  variant: string;
}

export function testRideLink(ride: TestRide) {
  const { bikeName, variant } = ride;
  const link = pageLink('/text-ride-booking', bikeName, variant === '' ? {} : { variant });
  return { ...link, state: { ...ride, ...link.state } };
}
