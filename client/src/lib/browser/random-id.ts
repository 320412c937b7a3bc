/**
 * 128 random bits in hex. Not `crypto.randomUUID`, which browsers do not offer to pages served without TLS,
 * such as a demonstration in the showroom's own network.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
