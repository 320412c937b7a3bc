import { ApiError } from '../../lib/calls/api-client.ts';
import type { Problems } from '../../lib/staff/beside-fields.ts';
import { showToast } from '../../lib/toasts/toasts.ts';

interface FailureWords {
  /** The server refused without a text of its own. */
  refused: string;
  /** There was no answer, or not a valid one. */
  failed: string;
}

/**
 * Shows why a change failed: beside the fields that the server names, else as a toast.
 * @returns the texts beside the fields
 */
export function explainFailure(error: unknown, { refused, failed }: FailureWords): Problems {
  if (!(error instanceof ApiError) || error.status === 0) {
    void showToast('error', failed);
    return {};
  }
  if (Object.keys(error.fields).length > 0) return error.fields;
  void showToast('error', error.message || refused);
  return {};
}
