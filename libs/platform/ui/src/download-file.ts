/** Time for the browser to begin saving. */
const KEEP_MS = 10_000;

/** Saves a file under a name, as a download of the browser. */
export function downloadFile(content: Blob | string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
