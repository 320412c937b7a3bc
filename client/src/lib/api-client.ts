import axios, { isAxiosError, type AxiosResponse } from 'axios';
import type { ApiErrorBody, ErrorCode } from '@dealership/shared';
import { failureTexts } from '@dealership/shared/messages/common/failures.ts';

interface ApiErrorDetails {
  status: number;
  code: ErrorCode | 'unreachable';
  message: string;
  fields: Readonly<Record<string, string>>;
  requestId: string | undefined;
  retryAfterSeconds: number | undefined;
  reference: string | undefined;
}

/** Why a call of the API failed. */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** `unreachable`: no answer came in time; what was asked may have been done all the same. */
  readonly code: ErrorCode | 'unreachable';
  /** Wire name of each invalid field -> what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Of the enquiry that arrived under the same key before. */
  readonly reference: string | undefined;

  /** `message` is the server's human text, empty when it sent none. */
  constructor({ message, ...details }: ApiErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.reference = details.reference;
  }
}

const noDetails = {
  fields: {},
  requestId: undefined,
  retryAfterSeconds: undefined,
  reference: undefined,
};

/** Slow networks answer late; after this long nobody waits any more. */
const TIMEOUT_MS = 15_000;

/**
 * The one way to the API. It fails with `ApiError` (a call that its own `signal` ended: with axios'
 * `CanceledError`) and tells no one but its caller: forms and screens say it in their own place.
 */
export const api = axios.create({ timeout: TIMEOUT_MS, withCredentials: true });

/** Makes a session again that has ended in the middle of work; rejects when nobody wants to. */
type RenewSession = () => Promise<void>;

let renewSession: RenewSession | undefined;

/**
 * Has calls that are refused for want of a session wait for a new one and then sent again, so that
 * neither they nor what was typed is lost.
 * @returns ends that
 */
export function onSessionEnd(renew: RenewSession): () => void {
  renewSession = renew;
  return () => {
    renewSession = undefined;
  };
}

/** Fails when the session has become somebody else's, and whoever sees this page does not get it back. */
type CheckSession = () => Promise<void>;

let checkSession: CheckSession | undefined;

/**
 * Has every call wait for a look at whose session it would be sent in: another tab of the same
 * browser may have logged in as somebody else.
 * @returns ends that
 */
export function beforeEveryCall(check: CheckSession): () => void {
  checkSession = check;
  return () => {
    checkSession = undefined;
  };
}

/** The calls that find out about the session, or change it. */
const sessionCalls: readonly (string | undefined)[] = ['/api/me', '/api/login', '/api/logout'];

api.interceptors.request.use(async (config) => {
  if (!checkSession || sessionCalls.includes(config.url)) return config;
  try {
    await checkSession();
  } catch {
    throw new ApiError({
      ...noDetails,
      status: 401,
      code: 'not_logged_in',
      message: failureTexts.notLoggedIn,
    });
  }
  return config;
});

api.interceptors.response.use(undefined, async (error: unknown) => {
  if (!isAxiosError(error) || error.code === 'ERR_CANCELED') throw error;
  if (!error.response) throw unreachable();
  const failure = refusal(error.response);
  if (failure.code !== 'not_logged_in' || !renewSession || !error.config) throw failure;
  try {
    await renewSession();
  } catch {
    throw failure;
  }
  return api.request(error.config);
});

function unreachable(): ApiError {
  return new ApiError({ ...noDetails, status: 0, code: 'unreachable', message: '' });
}

/** The body is the server's, unless something in between answered, such as a proxy with a page. */
function refusal({ status, data, headers }: AxiosResponse<unknown>): ApiError {
  const body: Partial<ApiErrorBody> = typeof data === 'object' && data !== null ? data : {};
  const retryAfter = Number(headers['retry-after']);
  return new ApiError({
    status,
    code: body.code ?? 'internal',
    message: body.message ?? body.error ?? '',
    fields: body.fields ?? {},
    requestId: body.requestId,
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
    reference: body.reference,
  });
}
