import { enquiryKinds } from '@dealership/shared';
import type { Response } from 'express';
import { demandKind, kindsOf } from '../../../http/calls/require-session.ts';
import type { EnquiryFilter } from './list-repository.ts';

/**
 * A filter that lets through only what the member of staff who makes this request reads.
 * @throws {AppError} `forbidden` when it is for a kind that they do not read
 */
export function withinOwnKinds<Filter extends EnquiryFilter>(
  response: Response,
  filter: Filter,
): Filter {
  if (filter.kind) demandKind(response, filter.kind);
  const kinds = kindsOf(response);
  // Without the condition the list of all is read in the order of its index.
  return filter.kind || kinds.length === enquiryKinds.length ? filter : { ...filter, kinds };
}
