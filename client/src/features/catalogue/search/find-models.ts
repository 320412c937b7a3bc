import { findModels } from '@dealership/shared';

/** In a chunk of its own, which is fetched when somebody looks for a model. */
export const find = findModels;
