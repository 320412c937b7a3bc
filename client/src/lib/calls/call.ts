import type { AnswerOf, BodyOf, NamedCalls, ParamsOf } from '@dealership/shared';
import { api } from './api-client.ts';
import { pathOf } from './call-path.ts';

type Part<Key extends string, Value> = Value extends undefined ? object : Record<Key, Value>;

type Options<Name extends keyof NamedCalls> = Part<'params', ParamsOf<Name>> &
  Part<'body', BodyOf<NamedCalls[Name]>> & {
    signal?: AbortSignal | undefined;
    headers?: Record<string, string>;
  };

interface AnyOptions {
  params?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
}

/**
 * Makes a call by its name in the list of calls, which types its parameters and its answer.
 * @throws {ApiError} when it is refused or not answered
 */
export async function call<Name extends keyof NamedCalls>(
  name: Name,
  options: Options<Name>,
): Promise<AnswerOf<NamedCalls[Name]>> {
  const { params, body, signal, headers = {} } = options as AnyOptions;
  const [method = ''] = name.split(' ');
  const request = {
    method,
    url: pathOf(name, params),
    data: body,
    headers,
    ...(signal && { signal }),
  };
  return (await api.request<AnswerOf<NamedCalls[Name]>>(request)).data;
}
