import { enquiryKinds, type EnquiryKind } from '@dealership/shared';

/** The four whose numbers come first (specification 2.8). */
export const mainKinds: readonly EnquiryKind[] = ['service-booking', 'amc', 'warranty', 'product'];

/** The rest, in the order of the Report menu. */
export const otherKinds = enquiryKinds.filter((kind) => !mainKinds.includes(kind));
