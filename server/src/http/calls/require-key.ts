import type { Request, RequestHandler, Response } from 'express';
import { keyLimits, type EnquiryKind, type KeyRight } from '@dealership/shared';
import { AppError, forbidden } from '../../errors/app-error.ts';
import { countPerSource, limitPerAddress } from '../server/rate-limit.ts';

/** A key that works, as handlers know it. */
export interface KeyHolder {
  id: number;
  name: string;
  rights: readonly KeyRight[];
  kinds: readonly EnquiryKind[];
  /** The branch that its leads are for; `null`: none in particular. */
  branch: number | null;
}

/** Finds the key that works with a secret; passed in by the keys feature. */
export type FindKey = (secret: string) => Promise<KeyHolder | undefined>;

/** Calls without a key that works, from one network in 15 minutes. */
const WRONG_CALLS = 30;
const WRONG_FOR_MS = 15 * 60_000;

/**
 * Lets calls through that have a key with a right, in the header `Authorization: Bearer` alone: addresses and cookies
 * are written down on their way (rules: program-keys). Calls without one are limited for each network, and a key that works never is for
 * that: others may share its network.
 */
export function createKeyCheck({
  findKey,
  config,
}: {
  findKey: FindKey;
  config: { rateLimits: boolean };
}): (right: KeyRight) => RequestHandler[] {
  const isLifted = () => !config.rateLimits;
  const limitWrong = limitPerAddress({
    limit: WRONG_CALLS,
    windowMs: WRONG_FOR_MS,
    textOf: (texts) => texts.tooManyWrongKeys,
    isLifted,
  });
  const limitCalls = countPerSource({
    limit: keyLimits.callsInAMinute,
    windowMs: 60_000,
    sourceOf: (_request, response) => String(keyOf(response).id),
    textOf: (texts) => texts.tooManyKeyCalls({ most: keyLimits.callsInAMinute }),
    isLifted,
  });
  return (right) => [
    async (request, response, next) => {
      response.set('Cache-Control', 'no-store');
      const secret = secretOf(request);
      const key = secret === undefined ? undefined : await findKey(secret);
      if (key) {
        response.locals.key = key;
        next();
        return;
      }
      await limitWrong(request, response, (error?: unknown) => {
        next(error ?? keyRefused());
      });
    },
    limitCalls,
    (_request, response, next) => {
      if (!keyOf(response).rights.includes(right)) throw forbidden((texts) => texts.keyForbidden);
      next();
    },
  ];
}

/** The key of a call that only keys make. */
export function keyOf(response: Response): KeyHolder {
  return response.locals.key as KeyHolder;
}

function secretOf(request: Request): string | undefined {
  return /^Bearer ([\w-]{1,100})$/i.exec(request.get('Authorization') ?? '')?.[1];
}

/** The same for a key that is missing, wrong, expired or revoked: a stranger learns nothing. */
function keyRefused(): AppError {
  return new AppError('key_refused', (texts) => texts.keyRefused);
}
