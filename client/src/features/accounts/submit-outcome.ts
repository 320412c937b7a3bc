import { ApiError } from '../../lib/calls/api-client.ts';
import { showToast } from '../../lib/toasts/toasts.ts';

/** The server's words beside each field, by wire name. */
export type Problems = Readonly<Partial<Record<string, string>>>;

interface FailureWords {
  /** The server refused without words of its own. */
  refused: string;
  /** There was no answer, or no sensible one. */
  failed: string;
}

/**
 * Says why a change failed: beside the fields where the server names some, else as a toast.
 * @returns what stands beside the fields
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
