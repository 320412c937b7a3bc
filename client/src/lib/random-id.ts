/**
 * 128 random bits in hex. Not `crypto.randomUUID`, which browsers withhold from pages that are
 * served without TLS, such as a demonstration in the showroom's own network.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
