import { createHash } from 'node:crypto';
import bcrypt from 'bcrypt';

/** Each step doubles the time of a guess; 11 takes about 0.12 s on a small server. */
const COST = 11;

/** bcrypt cuts at 72 bytes (24 Bengali letters), so that it is given a digest of the whole password. */
function digestOf(password: string): string {
  return createHash('sha256').update(password.normalize('NFC')).digest('base64');
}

export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(digestOf(password), COST);
}

/** A hash of nothing that anyone knows: comparing with it takes the time that a real one takes. */
const unknownUsersHash = bcrypt.hashSync(digestOf(crypto.randomUUID()), COST);

/** Whether a password is the hashed one; `undefined` (no such user) takes as long and is always false. */
export async function isPasswordOf(hash: string | undefined, password: string): Promise<boolean> {
  const isRight = await bcrypt.compare(digestOf(password), hash ?? unknownUsersHash);
  return isRight && hash !== undefined;
}
