import { ApiError } from '../../lib/calls/api-client.ts';
import type { Problems } from '../../lib/staff/beside-fields.ts';
import { showToast } from '../../lib/toasts/toasts.ts';

/**
 * Shows why a change failed: beside the fields that the server names, else as a toast.
 * @param texts for a refusal without a text of its own, and for no valid answer
 * @returns the texts beside the fields
 */
export function explainFailure(
  error: unknown,
  { refused, failed }: { refused: string; failed: string },
): Problems {
  if (!(error instanceof ApiError) || error.status === 0) {
    void showToast('error', failed);
    return {};
  }
  if (Object.keys(error.fields).length > 0) return error.fields;
  void showToast('error', error.message || refused);
  return {};
}
