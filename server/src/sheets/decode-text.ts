/**
 * The characters of Windows-1252 at 0x80 to 0x9F (WHATWG Encoding, index windows-1252; five places are the control
 * characters of Latin-1). `TextDecoder` reads Latin-1 there in several releases of Node.js (nodejs/node#56542).
 */
const HIGH_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const signOf = new Map(
  Array.from(HIGH_SIGNS, (sign, at) => [String.fromCharCode(0x80 + at), sign]),
);
const byteOf = new Map(Array.from(signOf, ([byte, sign]) => [sign, byte]));

/**
 * The text of a file, as spreadsheets and portals save it: UTF-8, UTF-16 with a mark or without one, else Windows-1252.
 * Where a UTF-8 file has a broken letter, that letter alone is U+FFFD.
 */
export function decodeText(bytes: Uint8Array): string {
  const starts = (...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);
  if (starts(0xff, 0xfe)) return decodeUtf16(bytes.subarray(2), 'little');
  if (starts(0xfe, 0xff)) return decodeUtf16(bytes.subarray(2), 'big');
  const order = orderOfUtf16(bytes);
  if (order) return decodeUtf16(bytes, order);
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split('\ufffd').length - 1;
  if (broken === 0 || starts(0xef, 0xbb, 0xbf)) return text;
  const whole = text.replaceAll(/[\0-\u007f\ufffd]/g, '').length;
  if (whole > broken) return text;
  const latin1 = Buffer.from(bytes).toString('latin1');
  return latin1.replaceAll(/[\u0080-\u009f]/g, (sign) => signOf.get(sign) ?? sign);
}

function decodeUtf16(bytes: Uint8Array, order: 'little' | 'big'): string {
  const even = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  return (order === 'big' ? even.swap16() : even).toString('utf16le');
}

/** In bytes: enough to decide. */
const LOOKED_AT = 512;

/** Of a text without a mark: every other byte of its headings and digits is 0. */
function orderOfUtf16(bytes: Uint8Array): 'little' | 'big' | undefined {
  const sample = bytes.subarray(0, LOOKED_AT);
  const zerosAt = (rest: 0 | 1) =>
    sample.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  const many = sample.length / 8;
  if (odd > many && even === 0) return 'little';
  if (even > many && odd === 0) return 'big';
  return undefined;
}

/** The text of UTF-8 that was read as Windows-1252; `undefined`: it is not such a text. */
export function misreadUtf8(text: string): string | undefined {
  if (!/[^\0-\u007f]/.test(text)) return undefined;
  const bytes = text.replaceAll(/[^\0-\u007f]/gu, (sign) => byteOf.get(sign) ?? sign);
  if (/[^\0-\u00ff]/.test(bytes)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(bytes, 'latin1'));
  } catch {
    return undefined;
  }
}
