import { problem } from '@dealership/shared';
import { invalidInput } from '../../../../errors/app-error.ts';
import { createEncrypter } from '../../../../http/calls/encrypted.ts';
import type { Place } from './desk-list-repository.ts';

/** Encrypts places in lists for the browser, since numbers of rows reveal how much there is of other kinds. */
export function createPlaces({ jwtSecret }: { jwtSecret: string }) {
  const encrypter = createEncrypter(jwtSecret, 'desk-places');
  return {
    write: ({ value, id }: Place): string => encrypter.encrypt(JSON.stringify([value, id])),
    /** @throws {AppError} `invalid_input` for a place that this server did not make */
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
