import type { Request, Response } from 'express';

/** A call that requires the caller's password again, since the screen may have been left open. */
export interface PasswordAgain {
  request: Request;
  response: Response;
  body: { password: string };
}

/**
 * Resolves once the password has been found right.
 * @throws {AppError} `invalid_input` when it is wrong, which counts like a failed login; `too_many` as at the login
 */
export type CheckPassword = (asked: PasswordAgain) => Promise<void>;
