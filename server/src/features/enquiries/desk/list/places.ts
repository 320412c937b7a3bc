import { problem } from '@dealership/shared';
import { invalidInput } from '../../../../errors/app-error.ts';
import { createEncrypter } from '../../../../http/calls/encrypted.ts';
import type { Place } from './desk-list-repository.ts';

/** Places in lists as a browser brings them back: unread, since numbers of rows tell how much there is of other kinds. */
export function createPlaces({ jwtSecret }: { jwtSecret: string }) {
  const encrypter = createEncrypter(jwtSecret, 'desk-places');
  return {
    write: ({ value, id }: Place): string => encrypter.encrypt(JSON.stringify([value, id])),
    /** @throws {AppError} `invalid_input` for what is no place of ours */
    read: (sent: string): Place => {
      const text = encrypter.decrypt(sent);
      if (text === undefined) throw notPlace();
      const [value, id] = JSON.parse(text) as [Place['value'], number];
      return { value, id };
    },
  };
}

export function notPlace() {
  return invalidInput({ after: problem('not_place') });
}
