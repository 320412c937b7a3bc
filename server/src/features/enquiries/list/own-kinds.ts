import { enquiryKinds } from '@dealership/shared';
import type { Response } from 'express';
import { demandKind, kindsOf } from '../../../http/calls/require-session.ts';
import type { EnquiryFilter } from './list-repository.ts';

/**
 * Limits a filter to the kinds that the user who makes this request may read.
 * @throws {AppError} `forbidden` when it is for a kind that they may not read
 */
export function withinOwnKinds<Filter extends EnquiryFilter>(
  response: Response,
  filter: Filter,
): Filter {
  if (filter.kind) demandKind(response, filter.kind);
  const kinds = kindsOf(response);
  // Without this condition, the list of all is read in the order of its index.
  return filter.kind || kinds.length === enquiryKinds.length ? filter : { ...filter, kinds };
}
