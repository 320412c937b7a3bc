import type * as z from 'zod/mini';
import type { Permission } from '../auth/permissions.ts';
import type { EnquiryKind } from '../enquiries/registry.ts';
import type { KeyRight } from '../keys/keys.ts';

type Schema = z.ZodMiniType;

type FileMedia =
  | 'text/csv'
  | 'text/calendar'
  | 'application/pdf'
  | 'application/zip'
  | 'image/png'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Method and path of a call, such as `PATCH /api/bikes/:id/status`. */
export type CallName = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} ${string}`;

/** One call of the API. It does not take what is absent here. */
export interface Call {
  /** One line for readers of the list of calls. */
  readonly summary: string;
  /**
   * The permission that a member of staff needs to make it, or the right of a key, with which alone it is made;
   * `public`: anyone may, without signing in.
   */
  readonly permission: Permission | KeyRight | 'public';
  /** The kind whose enquiries it is about: only staff who read this kind may make it. */
  readonly kind?: EnquiryKind;
  /** Set for calls that staff may make before they have the second factor that their role requires. */
  readonly isForEnrolment?: true;
  readonly query?: Schema;
  /** Schema of a JSON object. */
  readonly body?: Schema;
  /** Largest body in KB; default 64. */
  readonly largestBodyKb?: number;
  /** `false`: the handler checks the body, since its schema alone cannot decide. */
  readonly isBodyChecked?: false;
  /** Schema of a multipart form; its files count as texts. */
  readonly form?: Schema;
  /** Status of a success; default 200. */
  readonly status?: 201 | 204;
  /** Schema of the JSON of a success, or the type of its file. */
  readonly response: Schema | { readonly media: FileMedia } | null;
}

/** Refuses misspelt keys, and a permission of its own: type parameters alone let them pass. */
type ExactCalls<Calls> = {
  readonly [Name in keyof Calls]: {
    readonly [Key in Exclude<keyof Calls[Name], keyof Omit<Call, 'permission'>>]: never;
  };
};

/** Calls that all need the same permission. */
export function ofPermission<
  P extends Call['permission'],
  const Calls extends Readonly<Record<CallName, Omit<Call, 'permission'>>>,
>(permission: P, calls: Calls & ExactCalls<Calls>) {
  const made: object = Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, { ...call, permission }]),
  );
  return made as { [Name in keyof Calls]: Calls[Name] & { permission: P } };
}

/** The answer of a success as a program reads it; `undefined` if it is not JSON. */
export type AnswerOf<C extends Pick<Call, 'response'>> = C extends {
  response: infer S extends Schema;
}
  ? z.output<S>
  : undefined;

export type BodyOf<C> = C extends { body: infer S extends Schema } ? z.input<S> : undefined;

/** The values for the names in a call's path; `undefined` when there are none. */
export type ParamsOf<Name extends string> = [ParamIn<Name>] extends [never]
  ? undefined
  : Record<ParamIn<Name>, string>;

type ParamIn<Path extends string> = Path extends `${string}/:${infer Param}/${infer Rest}`
  ? Param | ParamIn<`/${Rest}`>
  : Path extends `${string}/:${infer Param}`
    ? WithoutEnding<Param>
    : never;

type WithoutEnding<Name extends string> = Name extends `${infer Own}.${string}` ? Own : Name;
