/** 128 random bits in hex. `crypto.randomUUID` is missing where the page is served over plain http. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
