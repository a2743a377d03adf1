import { useRef, useState } from 'react';

export interface FileRead<Rejection extends string> {
  readonly rejection: Rejection | 'file-unreadable' | null;
  readonly isReading: boolean;
  readonly readFile: (file: File) => void;
}

/** Reads a chosen file: `read` returns why nothing is read, else what takes the result. Of several files only the last one counts. */
export function useFileRead<Rejection extends string>(
  read: (file: File) => Promise<Rejection | (() => void)>,
): FileRead<Rejection> {
  const [rejection, setRejection] = useState<Rejection | 'file-unreadable' | null>(null);
  const [isReading, setReading] = useState(false);
  const reading = useRef(0);
  async function readFile(file: File) {
    const current = (reading.current += 1);
    setRejection(null);
    setReading(true);
    try {
      const found = await read(file);
      if (reading.current !== current) return;
      if (typeof found === 'string') setRejection(found);
      else found();
    } catch {
      if (reading.current === current) setRejection('file-unreadable');
    } finally {
      if (reading.current === current) setReading(false);
    }
  }
  return { rejection, isReading, readFile: (file) => void readFile(file) };
}
