import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Differences of a dishonest or broken authenticator, or page. */
export interface Oddities {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether it asked for the finger or the PIN. */
  isVerified?: boolean;
  isPresent?: boolean;
  counter?: number;
  type?: string;
  /** Another credential's id. */
  id?: string;
  userHandle?: string;
  signature?: string;
}

export interface RegistrationOptions {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string };
}

export interface AssertionOptions {
  challenge: string;
  rpId: string;
}

/** A credential as a browser sends it. */
export interface Credential {
  id: string;
  rawId: string;
  type: string;
  clientExtensionResults: object;
  response: Record<string, unknown>;
}

/** A passkey in software: one key pair on P-256, without an attestation. */
export interface Passkey {
  id: string;
  register: (options: RegistrationOptions, odd?: Oddities) => Credential;
  /** Signs in; its counter grows each time. */
  assert: (options: AssertionOptions, odd?: Oddities) => Credential;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/**
 * @param origin of the page that uses it
 * @param options.idBytes length of its id; WebAuthn allows 1023
 */
export function createPasskey(origin: string, { idBytes = 32 } = {}): Passkey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(idBytes);
  const id = rawId.toString('base64url');
  let used = 0;
  let userHandle = '';
  return {
    id,
    register: ({ challenge, rp, user }, odd = {}) => {
      // Another account's page may ask it to register too; it stays the first account's passkey.
      userHandle ||= user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const key = cborMap([
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
        [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
      ]);
      const authData = Buffer.concat([
        authenticatorData({ rpId: rp.id, flags: HAS_KEY, counter: 0 }, odd),
        Buffer.alloc(16),
        length,
        rawId,
        key,
      ]);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return credentialOf(odd.id ?? id, {
        clientDataJSON: clientData({ type: 'webauthn.create', challenge, origin }, odd),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    assert: ({ challenge, rpId }, odd = {}) => {
      used += 1;
      const authData = authenticatorData({ rpId, flags: 0, counter: used }, odd);
      const clientDataJSON = clientData({ type: 'webauthn.get', challenge, origin }, odd);
      const hash = sha256(Buffer.from(clientDataJSON, 'base64url'));
      const signature = sign('sha256', Buffer.concat([authData, hash]), privateKey);
      return credentialOf(odd.id ?? id, {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: odd.signature ?? signature.toString('base64url'),
        userHandle: odd.userHandle ?? userHandle,
      });
    },
  };
}

function credentialOf(id: string, response: Record<string, unknown>): Credential {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
}

function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest();
}

function authenticatorData(
  { rpId, flags, counter }: { rpId: string; flags: number; counter: number },
  { isPresent = true, isVerified = true, ...odd }: Oddities,
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(odd.counter ?? counter);
  const flagByte = flags | (isPresent ? PRESENT : 0) | (isVerified ? VERIFIED : 0);
  return Buffer.concat([sha256(odd.rpId ?? rpId), Buffer.from([flagByte]), count]);
}

function clientData(
  data: { type: string; challenge: string; origin: string },
  { type = data.type, challenge = data.challenge, origin = data.origin }: Oddities,
): string {
  const text = JSON.stringify({ type, challenge, origin, crossOrigin: false });
  return Buffer.from(text).toString('base64url');
}

/** Head of a CBOR item (RFC 8949): its major type and a number below 65,536. */
function cborHead(major: number, number: number): Buffer {
  const type = major << 5;
  if (number < 24) return Buffer.from([type | number]);
  if (number < 256) return Buffer.from([type | 24, number]);
  return Buffer.from([type | 25, number >> 8, number & 0xff]);
}

function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
}

function cborMap(entries: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
