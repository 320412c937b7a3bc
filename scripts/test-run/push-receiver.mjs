import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * A browser and its push service in one, for tests: written from the RFCs, with nothing of the product's own library.
 *
 * @typedef {object} Subscription as a browser sends it to the server
 * @property {string} endpoint
 * @property {string} p256dh
 * @property {string} auth
 *
 * @typedef {object} Pushed a message that has arrived
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {unknown} payload the content for the browser
 * @property {Record<string, unknown>} claims of its sender, with a valid signature
 * @property {string} publicKey the key of that signature
 *
 * @typedef {object} PushReceiver
 * @property {(path: string) => Subscription} subscribe a device of its own, with keys that only this receiver knows
 * @property {Pushed[]} pushed
 * @property {string[]} wrong why messages could not be read
 * @property {(path: string, status: number) => void} answer sets the status of all later answers for a path
 * @property {() => Promise<void>} stop
 */

/** @returns {Promise<PushReceiver>} on a free port of this machine */
export async function startPushReceiver() {
  /** @type {Map<string, Device>} */
  const devices = new Map();
  /** @type {Map<string, number>} */
  const answers = new Map();
  /** @type {Pushed[]} */
  const pushed = [];
  /** @type {string[]} */
  const wrong = [];
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    /** @type {Buffer[]} */
    const parts = [];
    request.on('data', (/** @type {Buffer} */ part) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const status = answers.get(path) ?? 201;
      try {
        const device = devices.get(path);
        if (!device) throw new Error(`nobody at ${path}`);
        const { headers } = request;
        const read = {
          headers,
          payload: /** @type {unknown} */ (JSON.parse(decrypt(Buffer.concat(parts), device))),
          ...checkSender(headers.authorization ?? '', url),
        };
        if (status < 300) pushed.push(read);
      } catch (error) {
        wrong.push(String(error));
      }
      response.writeHead(status).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const url = `http://127.0.0.1:${port}`;
  return {
    subscribe: (path) => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      devices.set(path, { ecdh, auth });
      return {
        endpoint: `${url}${path}`,
        p256dh: ecdh.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    pushed,
    wrong,
    answer: (path, status) => {
      answers.set(path, status);
    },
    stop: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** @typedef {{ ecdh: import('node:crypto').ECDH, auth: Buffer }} Device */

/**
 * Decrypts one record (RFC 8188) with a key that is agreed on by RFC 8291.
 * @param {Buffer} body
 * @param {Device} device
 */
function decrypt(body, { ecdh, auth }) {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const encrypted = body.subarray(21 + keyLength);
  if (encrypted.length > recordSize) throw new Error('more than one record');
  /** @type {(ikm: Buffer, salt: Buffer, info: Buffer, length: number) => Buffer} */
  const derive = (ikm, itsSalt, info, length) =>
    Buffer.from(hkdfSync('sha256', ikm, itsSalt, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const ikm = derive(ecdh.computeSecret(senderKey), auth, info, 32);
  const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(encrypted.subarray(-16));
  const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  // The last record's content ends with a 2.
  if (padded[end] !== 2) throw new Error('no last record');
  return padded.subarray(0, end).toString('utf8');
}

/**
 * Checks the sender of a message (RFC 8292): a token for this service, valid for a day at most, signed by the key that
 * it names.
 * @param {string} authorization
 * @param {string} url
 */
function checkSender(authorization, url) {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('a wrong signature');
  const content = /** @type {Record<string, unknown>} */ (
    JSON.parse(Buffer.from(claims, 'base64url').toString())
  );
  const seconds = Number(content.exp) - Date.now() / 1000;
  if (content.aud !== url || !(seconds > 0 && seconds <= 24 * 3600))
    throw new Error('wrong claims');
  return { claims: content, publicKey };
}
