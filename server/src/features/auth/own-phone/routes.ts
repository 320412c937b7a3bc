import type { Request, Response } from 'express';
import type { Database } from '../../../db/open-database.ts';
import { malformed } from '../../../errors/app-error.ts';
import type { NamedHandlers } from '../../../http/add-calls.ts';
import { userIdOf } from '../../../http/require-session.ts';
import { createSealer } from '../../../http/sealed.ts';
import { hashOfDevice } from '../login-device.ts';
import type { PrivateCookie } from '../session-cookie.ts';
import { readOfflineKey } from './offline-key.ts';

interface Deps {
  db: Database;
  deviceCookie: PrivateCookie;
  config: { jwtSecret: string };
}

/** What staff have together with the browser that they use. */
export function ownPhoneHandlers(deps: Deps) {
  const { db, deviceCookie } = deps;
  const sealer = createSealer(deps.config.jwtSecret, 'offline-key');
  const deviceOf = (request: Request, response: Response) => {
    const secret = deviceCookie.read(request);
    return secret === undefined
      ? undefined
      : { hash: hashOfDevice(secret), userId: userIdOf(response) };
  };
  return {
    'POST /api/desk/offline-key': async ({ request, response }) => {
      const device = deviceOf(request, response);
      const key = device && (await readOfflineKey({ db, sealer }, device));
      if (key === undefined) throw malformed((texts) => texts.deviceUnknown);
      return { key };
    },
  } satisfies Partial<NamedHandlers>;
}
