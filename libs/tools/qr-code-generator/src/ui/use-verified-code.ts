import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { engine } from '../engine/qr-code-generator.engine.ts';
import { qrPixels, type Pixels } from '../engine/qr-pixels.ts';
import { readCode } from './read-code.ts';

/** Whether the made image has been read again: `unchecked` where the reader itself could not be loaded. */
export type CodeCheck = 'waiting' | 'checking' | 'readable' | 'unreadable' | 'unchecked';

export interface VerifiedCode {
  readonly check: CodeCheck;
  /** The pixels that were read, once they were; null where nothing could be read in them. */
  readonly verify: () => Promise<Pixels | null>;
}

export interface VerifiedCodeOptions {
  /** Read at once what the user made; the example waits until somebody takes it, so that the page opens without the reader. */
  readonly isAtOnce: boolean;
  readonly onReadable: () => void;
}

type Code = EngineOutput<typeof engine>;
interface Reading {
  readonly code: Code;
  readonly check: CodeCheck;
  readonly pixels: Pixels | null;
}

/** Draws the code and reads it as a camera would, before it is taken away. */
export function useVerifiedCode(
  code: Code | undefined,
  { isAtOnce, onReadable }: VerifiedCodeOptions,
): VerifiedCode {
  const [read, setRead] = useState<Reading>();
  const running = useRef<{ code: Code; reading: Promise<Reading> }>(undefined);
  const tell = useRef(onReadable);
  useEffect(() => {
    tell.current = onReadable;
  });

  const verify = useCallback(async () => {
    if (code === undefined) return null;
    if (running.current?.code !== code) running.current = { code, reading: readAgain(code) };
    const mine = running.current;
    const reading = await mine.reading;
    if (running.current !== mine) return reading.pixels;
    setRead(reading);
    // What could not be loaded may load the next time.
    if (reading.check === 'unchecked') running.current = undefined;
    return reading.pixels;
  }, [code]);

  useEffect(() => {
    if (!isAtOnce) return undefined;
    let isCurrent = true;
    void verify().then((pixels) => {
      if (isCurrent && pixels) tell.current();
    });
    return () => {
      isCurrent = false;
    };
  }, [verify, isAtOnce]);

  const isRead = read !== undefined && read.code === code;
  return { check: isRead ? read.check : isAtOnce ? 'checking' : 'waiting', verify };
}

async function readAgain(code: Code): Promise<Reading> {
  const { foreground, background } = code;
  const pixels = qrPixels(code.modules, code.size, { foreground, background });
  try {
    const isReadable = (await readCode(pixels)) === code.url;
    return { code, check: isReadable ? 'readable' : 'unreadable', pixels: isReadable ? pixels : null };
  } catch {
    return { code, check: 'unchecked', pixels: null };
  }
}
