import type { IRouter, Request, RequestHandler, Response } from 'express';
import type { core } from 'zod/mini';
import {
  allCalls,
  isKeyRight,
  LANGUAGE_HEADER,
  methodAndPath,
  type Call,
  type CallName,
  type KeyRight,
  type Messages,
  type NamedCalls,
  type ParamsOf,
} from '@dealership/shared';
import { answersTo } from '../answers/locale-of.ts';
import { readJson } from './json-body.ts';
import { demand, demandKind, demandSecondFactor, isSignedIn, userIdOf } from './require-session.ts';
import { validate } from './validate.ts';

/** Returned by a handler that has sent its answer itself: a file, a stream, a prepared answer. */
export const SENT: Sent = { isSent: true };

export interface Sent {
  readonly isSent: true;
}

type Output<Schema> = Schema extends core.$ZodType ? core.output<Schema> : undefined;

type AnswerOf<C> = C extends { response: infer Schema }
  ? Schema extends core.$ZodType
    ? core.input<Schema> | Sent
    : Sent
  : never;

/** A call after all checks: session, permission, body. */
interface Given<C, Name extends string> {
  request: Request;
  response: Response;
  params: ParamsOf<Name>;
  body: Output<C extends { body: infer Schema } ? Schema : undefined>;
  /** User id of the person who makes the call; `''` in public calls, which look for no session. */
  by: string;
  /** The texts of a call's success, in its language. */
  answers: Messages['answers'];
}

type Handle<C, Name extends string> = (given: Given<C, Name>) => AnswerOf<C> | Promise<AnswerOf<C>>;

/** A call's handler; `before` runs before its body is read. */
export type Handler<C = Call, Name extends string = ''> =
  | Handle<C, Name>
  | { before: RequestHandler[]; handle: Handle<C, Name> };

/** A handler for each call whose name the compiler knows; an answer that is not the call's does not compile. */
export type NamedHandlers = {
  readonly [Name in keyof NamedCalls]: Handler<NamedCalls[Name], Name>;
};

/** Handlers of calls that are generated in a loop, by name. */
export type Handlers = Readonly<Record<CallName, Handler>>;

/**
 * Adds a route for every call: the public ones and those for keys, then what `addBetween` adds, which must let only
 * signed-in requests through, then the rest, each behind its permission.
 * @throws when a call lacks a handler, or a handler a call
 */
export function addCalls(
  router: IRouter,
  { named, made, requireKey }: { named: NamedHandlers; made: Handlers; requireKey: RequireKey },
  addBetween: () => void,
): void {
  const names = Object.keys(allCalls) as CallName[];
  const handlers = { ...(named as unknown as Handlers), ...made };
  const unknown = (Object.keys(handlers) as CallName[]).find((name) => !(name in allCalls));
  if (unknown !== undefined) throw new Error(`${unknown} is not in the list of calls`);
  const add = (name: CallName) => {
    const [call, handler] = [allCalls[name], handlers[name]];
    if (!call || !handler) throw new Error(`${name} has no handler`);
    const { method, path } = methodAndPath(name);
    router[method.toLowerCase() as 'get'](path, ...handlersOf(call, handler, requireKey));
  };
  const isForStaff = (name: CallName) => {
    const permission = allCalls[name]?.permission ?? 'self';
    return permission !== 'public' && !isKeyRight(permission);
  };
  names.filter((name) => !isForStaff(name)).forEach(add);
  addBetween();
  names.filter(isForStaff).forEach(add);
}

/** What lets only calls through whose key has a right (`createKeyCheck`). */
export type RequireKey = (right: KeyRight) => RequestHandler[];

function handlersOf(call: Call, handler: Handler, requireKey: RequireKey): RequestHandler[] {
  const { before, handle } =
    typeof handler === 'function' ? { before: [], handle: handler } : handler;
  return [
    ...rightsOf(call, requireKey),
    ...before,
    ...(call.body ? [readJson(call.largestBodyKb)] : []),
    async (request, response) => {
      const body: unknown = request.body;
      const isChecked = call.body && call.isBodyChecked !== false;
      const given = {
        request,
        response,
        params: request.params,
        body: isChecked ? validate(call.body, body) : body,
        by: isSignedIn(response) ? userIdOf(response) : '',
        answers: answersTo(request),
      };
      response.vary(LANGUAGE_HEADER);
      const answer: unknown = await handle(given as never);
      if (answer !== SENT) response.status(call.status ?? 200).json(answer);
    },
  ];
}

function rightsOf(
  { permission, kind, isForEnrolment }: Call,
  requireKey: RequireKey,
): RequestHandler[] {
  if (permission === 'public') return [];
  if (isKeyRight(permission)) return requireKey(permission);
  return [
    (_request, response, next) => {
      if (!isForEnrolment) demandSecondFactor(response);
      demand(response, permission);
      if (kind) demandKind(response, kind);
      next();
    },
  ];
}
