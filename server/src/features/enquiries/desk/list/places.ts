import { problem } from '@dealership/shared';
import { invalidInput } from '../../../../errors/app-error.ts';
import { createSealer } from '../../../../http/calls/sealed.ts';
import type { Place } from './desk-list-repository.ts';

/** Places in lists as a browser brings them back: unread, since numbers of rows tell how much there is of other kinds. */
export function createPlaces({ jwtSecret }: { jwtSecret: string }) {
  const sealer = createSealer(jwtSecret, 'desk-places');
  return {
    write: ({ value, id }: Place): string => sealer.seal(JSON.stringify([value, id])),
    /** @throws {AppError} `invalid_input` for what is no place of ours */
    read: (sent: string): Place => {
      const text = sealer.open(sent);
      if (text === undefined) throw notPlace();
      const [value, id] = JSON.parse(text) as [Place['value'], number];
      return { value, id };
    },
  };
}

export function notPlace() {
  return invalidInput({ after: problem('not_place') });
}
