import type { AnswerOf, BodyOf, NamedCalls, ParamsOf } from '@dealership/shared';
import type { AxiosRequestConfig } from 'axios';
import { api } from './api-client.ts';
import { pathOf } from './call-path.ts';

type Part<Key extends string, Value> = Value extends undefined ? object : Record<Key, Value>;

export type CallOptions<Name extends keyof NamedCalls> = Part<'params', ParamsOf<Name>> &
  Part<'body', BodyOf<NamedCalls[Name]>> & {
    signal?: AbortSignal | undefined;
    headers?: Record<string, string>;
  };

type AnyOptions = Pick<AxiosRequestConfig, 'signal' | 'headers'> & {
  params?: Record<string, string>;
  body?: unknown;
};

/**
 * Makes a call by its name in the list of calls, which types its parameters and its answer.
 * @throws {ApiError} when it is refused or not answered
 */
export async function call<Name extends keyof NamedCalls>(
  name: Name,
  options: CallOptions<Name>,
): Promise<AnswerOf<NamedCalls[Name]>> {
  const { params, body, ...rest } = options as AnyOptions;
  const [method = ''] = name.split(' ');
  const request = { ...rest, method, url: pathOf(name, params), data: body };
  const { data } = await api.request<AnswerOf<NamedCalls[Name]>>(request);
  // The answer of a change without content is ''.
  if (typeof data === 'string' && (data !== '' || method === 'GET'))
    throw new Error('The answer is a page of a proxy.');
  return data;
}
