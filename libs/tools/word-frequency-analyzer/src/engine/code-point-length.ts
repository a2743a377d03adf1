/** The length of a text in Unicode code points; a lone surrogate counts as one. */
export function codePointLength(text: string): number {
  let pairs = 0;
  for (let at = 1; at < text.length; at += 1) {
    const isSecond = (text.charCodeAt(at) & 0xfc00) === 0xdc00;
    if (isSecond && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) pairs += 1;
  }
  return text.length - pairs;
}
