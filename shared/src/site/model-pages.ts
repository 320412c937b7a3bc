/** The pages whose address names a model (`?bike=`). */
export type ModelPageName = 'view-details' | 'angle-view' | 'text-ride-booking';

/** Those of the pages that offer all models when the address names none, or an unknown one. */
export const choosingPages = ['view-details', 'angle-view'] as const satisfies ModelPageName[];
export const modelAbsences = ['no-model', 'unknown-model'] as const;
export type ModelAbsence = (typeof modelAbsences)[number];

/** Data in the document of a page that previews a draft. */
export interface ModelPreview {
  id: number;
  /** Whether visitors can see it on sale under the same name. */
  isSold: boolean;
}
