import type * as z from 'zod/mini';
import type { Permission } from '../auth/permissions.ts';
import type { EnquiryKind } from '../enquiries/registry.ts';

type Schema = z.ZodMiniType;

/** What a file is that a call answers with. */
type FileMedia =
  | 'text/csv'
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** How a call's path begins and what it asks for, such as `PATCH /api/bikes/:id/status`. */
export type CallName = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} ${string}`;

/**
 * All that is said of one call of the API. Its name says method and path. What is absent the call does not take.
 */
export interface Call {
  /** One line for whoever reads the list of calls. */
  readonly summary: string;
  /** What it takes of the member of staff who makes it; `public`: nobody need be signed in. */
  readonly permission: Permission | 'public';
  /** The kind whose enquiries it is about: only who reads these may make it. */
  readonly kind?: EnquiryKind;
  /** Whether it can be made before a second factor that the role asks for is there. */
  readonly isForEnrolment?: true;
  readonly query?: Schema;
  /** Of a JSON object. */
  readonly body?: Schema;
  /** Largest body in KB; 64 unless it is said. */
  readonly largestBodyKb?: number;
  /** `false`: the handler checks the body, since more than its own shape decides. */
  readonly isBodyChecked?: false;
  /** Of a multipart form; files are said to be texts. */
  readonly form?: Schema;
  /** Status of a success; 200 unless it is said. */
  readonly status?: 201 | 204;
  /** Of the JSON of a success, or what else it is. */
  readonly response: Schema | { readonly media: FileMedia } | null;
}

/** What the answer to a success is, as a program reads it; `undefined` for what is no JSON. */
export type AnswerOf<C extends Pick<Call, 'response'>> = C extends {
  response: infer S extends Schema;
}
  ? z.output<S>
  : undefined;

/** What the body of a call may be; `undefined` when it takes none. */
export type BodyOf<C> = C extends { body: infer S extends Schema } ? z.input<S> : undefined;

/** What stands for the names in a call's path; `undefined` when there are none. */
export type ParamsOf<Name extends string> = [ParamIn<Name>] extends [never]
  ? undefined
  : Record<ParamIn<Name>, string>;

type ParamIn<Path extends string> = Path extends `${string}/:${infer Param}/${infer Rest}`
  ? Param | ParamIn<`/${Rest}`>
  : Path extends `${string}/:${infer Param}`
    ? WithoutEnding<Param>
    : never;

type WithoutEnding<Name extends string> = Name extends `${infer Own}.${string}` ? Own : Name;
