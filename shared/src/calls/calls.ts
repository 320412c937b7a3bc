import type { Call, CallName } from './call.ts';
import { calendarCalls } from './calendar-calls.ts';
import { contentCalls } from './content-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { deskCalls, deskWorkCalls } from './desk-calls.ts';
import { keyCalls } from './key-calls.ts';
import { messageCalls } from './message-calls.ts';
import { ownPhoneCalls } from './own-phone-calls.ts';
import { reportCalls, submissionCalls } from './enquiry-calls.ts';
import { publicCalls } from './public-calls.ts';
import { staffCalls } from './staff-calls.ts';
import { vehicleCalls } from './vehicle-calls.ts';

/** The calls whose names the compiler knows. */
const namedCalls = {
  ...publicCalls,
  ...staffCalls,
  ...vehicleCalls,
  ...contentCalls,
  ...deskCalls,
  ...customerCalls,
  ...deskWorkCalls,
  ...ownPhoneCalls,
  ...messageCalls,
  ...keyCalls,
  ...calendarCalls,
};

export type NamedCalls = typeof namedCalls;

/** Every call of the API: routes, permissions, documentation and tests are made from it. */
export const allCalls: Readonly<Record<CallName, Call>> = {
  ...namedCalls,
  ...submissionCalls,
  ...reportCalls,
};

/** `PATCH /api/bikes/:id/status` -> `PATCH` and `/api/bikes/:id/status`. */
export function methodAndPath(name: CallName): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
}
