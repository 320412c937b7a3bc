import axios, { isAxiosError, type AxiosResponse } from 'axios';
import { LANGUAGE_HEADER, type ApiErrorBody, type ErrorCode } from '@dealership/shared';
import { failureTexts } from '@dealership/shared/texts/common/failures.ts';
import { locale } from '@dealership/shared/texts/common/locale.ts';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** `unreachable`: no answer came in time; the server may have done the work all the same. */
  readonly code: ErrorCode | 'unreachable';
  /** The problem of each invalid field, by wire name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;
  /** Reference of the enquiry that was sent with the same key before. */
  readonly reference: string | undefined;
  /** The value that is stored now, when somebody else has changed it meanwhile. */
  readonly current: Readonly<Record<string, unknown>> | undefined;

  /** @param message the server's text for people, empty when it sent none */
  constructor(
    message: string,
    details: Pick<ApiError, 'status' | 'code'> & Partial<Omit<ApiError, keyof Error>>,
  ) {
    super(message);
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.reference = details.reference;
    this.current = details.current;
  }
}

/** Slow networks answer late, but after this time no visitor is still waiting. */
const TIMEOUT_MS = 15_000;

/**
 * The only client of the API. Calls fail with `ApiError` (if aborted by their own `signal`: with axios'
 * `CanceledError`). No global error message: forms and screens show errors themselves.
 */
export const api = axios.create({
  timeout: TIMEOUT_MS,
  withCredentials: true,
  headers: { [LANGUAGE_HEADER]: locale },
});

interface CallHandlers {
  /**
   * Renews a session that has ended; rejects when the user declines. Calls that get 401 wait for it and are then sent
   * again, so that neither they nor typed input is lost.
   */
  renewSession?: () => Promise<void>;
  /**
   * Checks before every call whose session it would be sent in: another tab of the same browser may have logged in as
   * somebody else. Rejects when the user of this page does not log in again.
   */
  checkSession?: () => Promise<void>;
  /**
   * Hears of every call that was refused for lack of a right, or whose object was not found (the answer also to a
   * person who may not read it): the browser's copy of the person's rights may be out of date.
   */
  onRefusal?: () => void;
}

/** Of the back office alone: the site's build leaves out what uses them. */
let handlers: CallHandlers | undefined;

/** @returns a function that ends this */
export function handleCalls(added: CallHandlers): () => void {
  handlers = { ...handlers, ...added };
  return () => {
    for (const name of Object.keys(added)) delete handlers?.[name as keyof CallHandlers];
  };
}

const isLogin = (url = '') => url === '/api/login' || url.startsWith('/api/login/');

/** Whether a call reads or changes the session. */
const isOfSession = (url = '') => isLogin(url) || url === '/api/me' || url === '/api/logout';

api.interceptors.request.use(async (config) => {
  if (!handlers?.checkSession || isOfSession(config.url)) return config;
  try {
    await handlers.checkSession();
  } catch {
    throw new ApiError(failureTexts.notLoggedIn, { status: 401, code: 'not_logged_in' });
  }
  return config;
});

api.interceptors.response.use(undefined, async (error: unknown) => {
  if (!isAxiosError(error) || error.code === 'ERR_CANCELED') throw error;
  if (!error.response) throw new ApiError('', { status: 0, code: 'unreachable' });
  const failure = refusal(error.response);
  if (isForWantOfRights(failure)) handlers?.onRefusal?.();
  if (failure.code !== 'not_logged_in' || !handlers?.renewSession || !error.config) throw failure;
  // A second step that came too late does not mean an ended session: it is part of the open login.
  if (isLogin(error.config.url)) throw failure;
  try {
    await handlers.renewSession();
  } catch {
    throw failure;
  }
  return api.request(error.config);
});

function isForWantOfRights({ code }: ApiError): boolean {
  return code === 'forbidden' || code === 'second_factor_missing' || code === 'not_found';
}

/** The body may come from a proxy, which may answer with a page of its own. */
function refusal({ status, data, headers }: AxiosResponse<unknown>): ApiError {
  const body: Partial<ApiErrorBody> = typeof data === 'object' && data !== null ? data : {};
  const retryAfter = Number(headers['retry-after']);
  return new ApiError(body.message ?? body.error ?? '', {
    status,
    code: body.code ?? 'internal',
    fields: body.fields ?? {},
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
    reference: body.reference,
    current: body.current,
  });
}
