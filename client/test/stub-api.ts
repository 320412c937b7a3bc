import {
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { api } from '../src/lib/calls/api-client.ts';

/** A call that a component made. */
export interface ApiCall {
  method: string;
  url: string;
  body: unknown;
}

interface ApiAnswer {
  status?: number;
  data: unknown;
}

/** The body of a refusal; the server's always hold all of these. */
export function failure(status: number, code: string, message: string, fields = {}): ApiAnswer {
  return { status, data: { message, error: message, code, requestId: 'test', fields } };
}

/**
 * Answers the calls of the API client in place of a server. An answer of `undefined` is a network
 * failure. Returns the calls, in order, as they come.
 */
export function stubApi(
  answer: (call: ApiCall) => ApiAnswer | undefined | Promise<ApiAnswer | undefined>,
): ApiCall[] {
  const calls: ApiCall[] = [];
  api.defaults.adapter = async (config) => {
    const call = toCall(config);
    calls.push(call);
    const given = await answer(call);
    if (given === undefined) throw new AxiosError('Network Error', 'ERR_NETWORK', config);
    const { status = 200, data } = given;
    const response: AxiosResponse = {
      status,
      data,
      config,
      statusText: '',
      headers: new AxiosHeaders(),
    };
    if (status < 300) return response;
    throw new AxiosError('Refused', 'ERR_BAD_RESPONSE', config, undefined, response);
  };
  return calls;
}

function toCall({ method = 'get', url = '', data }: InternalAxiosRequestConfig): ApiCall {
  return { method, url, body: typeof data === 'string' ? (JSON.parse(data) as unknown) : data };
}
