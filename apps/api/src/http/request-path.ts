/** The decoded path of a request target, also of the absolute form (`GET http://host/path HTTP/1.1`). */
export function requestPath(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
