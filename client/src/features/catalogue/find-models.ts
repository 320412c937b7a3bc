/** A chunk of its own, fetched when somebody looks for a model. */
export { findModels } from '@dealership/shared';
