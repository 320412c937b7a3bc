import { ApiError } from '../../lib/calls/api-client.ts';
import { call } from '../../lib/calls/call.ts';

/** Withdraws a number's consent to messages. Returns the error, or `''` where its reason is unknown. */
export async function sendStop(mobile: string): Promise<{ isStopped: boolean; text: string }> {
  try {
    const { message } = await call('POST /api/consents/stop', { body: { mobile } });
    return { isStopped: true, text: message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { isStopped: false, text: error.fields.mobile ?? error.message };
  }
}
