import type { AnswerOf, NamedCalls, ParamsOf } from '@dealership/shared';

/** The address of a call; its type carries the type of the answer. */
export type CallPath<Answer> = string & { readonly answer?: Answer };

export type GetName = keyof NamedCalls & `GET ${string}`;

/** The address of a GET call, by its name in the list of calls. */
export function callPath<Name extends GetName>(
  name: Name,
  ...params: ParamsOf<Name> extends undefined ? [] : [ParamsOf<Name>]
): CallPath<AnswerOf<NamedCalls[Name]>> {
  return pathOf(name, params[0]);
}

/** `PATCH /api/bikes/:id/status` with an id -> `/api/bikes/7/status`. */
export function pathOf(name: string, params: Readonly<Record<string, string>> = {}): string {
  return name
    .slice(name.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}
