import axios, { isAxiosError, type AxiosResponse } from 'axios';
import type { ApiErrorBody, ErrorCode } from '@dealership/shared';
import { failureTexts } from '@dealership/shared/texts/common/failures.ts';

interface ApiErrorDetails {
  status: number;
  code: ErrorCode | 'unreachable';
  message: string;
  fields: Readonly<Record<string, string>>;
  requestId: string | undefined;
  retryAfterSeconds: number | undefined;
  reference: string | undefined;
  current: Readonly<Record<string, unknown>> | undefined;
}

/** Why a call of the API failed. */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** `unreachable`: no answer came in time; the server may have done the work all the same. */
  readonly code: ErrorCode | 'unreachable';
  /** The problem of each invalid field, by wire name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Reference of the enquiry that was sent with the same key before. */
  readonly reference: string | undefined;
  /** The value that is stored now, when somebody else has changed it meanwhile. */
  readonly current: Readonly<Record<string, unknown>> | undefined;

  /** `message` is the server's text for people, empty when it sent none. */
  constructor({ message, ...details }: ApiErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.reference = details.reference;
    this.current = details.current;
  }
}

const noDetails = {
  fields: {},
  requestId: undefined,
  retryAfterSeconds: undefined,
  reference: undefined,
  current: undefined,
};

/** Slow networks answer late, but after this time no visitor is still waiting. */
const TIMEOUT_MS = 15_000;

/**
 * The only client of the API. Calls fail with `ApiError` (if aborted by their own `signal`: with axios'
 * `CanceledError`). No global error message: forms and screens show errors themselves.
 */
export const api = axios.create({ timeout: TIMEOUT_MS, withCredentials: true });

/** Renews a session that has ended; rejects when the user declines. */
type RenewSession = () => Promise<void>;

let renewSession: RenewSession | undefined;

/**
 * Makes calls that get 401 wait for a new session and then sends them again, so that neither they nor
 * typed input is lost.
 * @returns a function that ends this
 */
export function onSessionEnd(renew: RenewSession): () => void {
  renewSession = renew;
  return () => {
    renewSession = undefined;
  };
}

/** Rejects when the session now belongs to another user, and the user of this page does not log in again. */
type CheckSession = () => Promise<void>;

let checkSession: CheckSession | undefined;

/**
 * Before every call, checks whose session it would be sent in: another tab of the same browser may have
 * logged in as somebody else.
 * @returns a function that ends this
 */
export function beforeEveryCall(check: CheckSession): () => void {
  checkSession = check;
  return () => {
    checkSession = undefined;
  };
}

/** Called when a call was refused because the person may not (or no longer) do or read something. */
let hearRefusal: (() => void) | undefined;

/**
 * Reports every call that was refused for lack of a right, or whose object was not found (the answer also to a person
 * who may not read it): the browser's copy of the person's rights may be out of date.
 * @returns a function that ends this
 */
export function onRefusal(hear: () => void): () => void {
  hearRefusal = hear;
  return () => {
    hearRefusal = undefined;
  };
}

const isLogin = (url = '') => url === '/api/login' || url.startsWith('/api/login/');

/** Whether a call reads or changes the session. */
const isOfSession = (url = '') => isLogin(url) || url === '/api/me' || url === '/api/logout';

api.interceptors.request.use(async (config) => {
  if (!checkSession || isOfSession(config.url)) return config;
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
  if (isForWantOfRights(failure)) hearRefusal?.();
  if (failure.code !== 'not_logged_in' || !renewSession || !error.config) throw failure;
  // A second step that came too late does not mean an ended session: it is part of the open login.
  if (isLogin(error.config.url)) throw failure;
  try {
    await renewSession();
  } catch {
    throw failure;
  }
  return api.request(error.config);
});

function isForWantOfRights({ code }: ApiError): boolean {
  return code === 'forbidden' || code === 'second_factor_missing' || code === 'not_found';
}

function unreachable(): ApiError {
  return new ApiError({ ...noDetails, status: 0, code: 'unreachable', message: '' });
}

/** The body may come from a proxy, which may answer with a page of its own. */
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
    current: body.current,
  });
}
