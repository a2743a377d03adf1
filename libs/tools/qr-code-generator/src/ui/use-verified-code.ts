import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useEffect, useRef, useState } from 'react';
import type { engine } from '../engine/qr-code-generator.engine.ts';
import { qrPixels, type Pixels } from '../engine/qr-pixels.ts';
import { readCode } from './read-code.ts';

/** Whether the made image has been read again: `unchecked` where the reader itself could not be loaded. */
export type CodeCheck = 'checking' | 'readable' | 'unreadable' | 'unchecked';

export interface VerifiedCode {
  readonly check: CodeCheck;
  /** The pixels that were read; null while the code is not offered. */
  readonly pixels: Pixels | null;
  readonly retry: () => void;
}

type Code = EngineOutput<typeof engine>;

/** Draws the code and reads it as a camera would, before it is offered. */
export function useVerifiedCode(
  code: Code | undefined,
  onChecked: (isReadable: boolean) => void,
): VerifiedCode {
  const [attempt, setAttempt] = useState(0);
  const [checked, setChecked] = useState<{ code: Code; check: CodeCheck; pixels: Pixels | null }>();
  const tell = useRef(onChecked);
  useEffect(() => {
    tell.current = onChecked;
  });

  useEffect(() => {
    if (code === undefined) return undefined;
    let isCurrent = true;
    const pixels = qrPixels(code.modules, code.size, colorsOf(code));
    readCode(pixels).then(
      (text) => {
        if (!isCurrent) return;
        const isReadable = text === code.url;
        setChecked({
          code,
          check: isReadable ? 'readable' : 'unreadable',
          pixels: isReadable ? pixels : null,
        });
        tell.current(isReadable);
      },
      () => {
        if (isCurrent) setChecked({ code, check: 'unchecked', pixels: null });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, attempt]);

  const isChecked = checked !== undefined && checked.code === code;
  return {
    check: isChecked ? checked.check : 'checking',
    pixels: isChecked ? checked.pixels : null,
    retry: () => setAttempt((count) => count + 1),
  };
}

function colorsOf({ foreground, background }: Code) {
  return { foreground, background };
}
