export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function utf16(text: string, order: 'le' | 'be', mark = true): Uint8Array {
  const units = [...(mark ? '\ufeff' : '')].concat([...text]).flatMap((sign) => {
    const code = sign.charCodeAt(0);
    return order === 'le' ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
  return Uint8Array.from(units);
}
