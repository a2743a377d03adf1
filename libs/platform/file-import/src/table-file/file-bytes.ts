/** The bytes of a chosen file. Rejects where the browser cannot read it (any more). */
export function fileBytes(file: File): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      reader.result instanceof ArrayBuffer
        ? resolve(new Uint8Array(reader.result))
        : reject(new Error('the browser gave no bytes'));
    reader.onerror = () => reject(reader.error ?? new Error('the browser could not read the file'));
    reader.readAsArrayBuffer(file);
  });
}
