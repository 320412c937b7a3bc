/** The pages whose address names a model (`?bike=`). */
export type ModelPageName = 'view-details' | 'angle-view' | 'text-ride-booking';

/**
 * Those of the pages that offer all models where they know none, and how they then open: the address
 * names no model, or one that nobody knows.
 */
export const choosingPages = ['view-details', 'angle-view'] as const satisfies ModelPageName[];
export const modelAbsences = ['no-model', 'unknown-model'] as const;
export type ModelAbsence = (typeof modelAbsences)[number];

/** In the document of a page that shows a draft in place of what visitors see. */
export interface ModelPreview {
  /** Number of the model. */
  id: number;
  /** Whether visitors find it on sale under the same name. */
  isSold: boolean;
}
