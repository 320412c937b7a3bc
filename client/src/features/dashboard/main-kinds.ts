import { enquiryKinds, type EnquiryKind } from '@dealership/shared';

/** The four kinds whose numbers come first (rules: dashboard-counts). */
export const mainKinds: readonly EnquiryKind[] = ['service-booking', 'amc', 'warranty', 'product'];

/** The rest, in the order of the Report menu. */
export const otherKinds = enquiryKinds.filter((kind) => !mainKinds.includes(kind));
