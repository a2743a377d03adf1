import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { engine } from '../engine/qr-code-generator.engine.ts';
import { qrPixels, type Pixels } from '../engine/qr-pixels.ts';
import { readCode } from './read-code.ts';

/** Whether the made image could be decoded again: `unchecked` where the decoder could not be loaded. */
export type CodeCheck = 'waiting' | 'checking' | 'readable' | 'unreadable' | 'unchecked';

export interface VerifiedCode {
  readonly check: CodeCheck;
  /** The decoded pixels; null where they are unreadable. */
  readonly verify: () => Promise<Pixels | null>;
}

export interface VerifiedCodeOptions {
  /** Verify as soon as the code is made; false for the example, so that the page opens without loading the decoder. */
  readonly isImmediate: boolean;
  readonly onReadable: () => void;
}

type Code = EngineOutput<typeof engine>;
interface Verification {
  readonly code: Code;
  readonly check: CodeCheck;
  readonly pixels: Pixels | null;
}

/** Draws the code and decodes it as a camera would, before it can be saved. */
export function useVerifiedCode(
  code: Code | undefined,
  { isImmediate, onReadable }: VerifiedCodeOptions,
): VerifiedCode {
  const [verification, setVerification] = useState<Verification>();
  const latest = useRef<{ code: Code; result: Promise<Verification> }>(undefined);
  const onReadableRef = useRef(onReadable);
  useEffect(() => {
    onReadableRef.current = onReadable;
  });

  const verify = useCallback(async () => {
    if (code === undefined) return null;
    if (latest.current?.code !== code) latest.current = { code, result: verifyPixels(code) };
    const current = latest.current;
    const result = await current.result;
    if (latest.current !== current) return result.pixels;
    setVerification(result);
    // Loading the decoder is retried the next time.
    if (result.check === 'unchecked') latest.current = undefined;
    return result.pixels;
  }, [code]);

  useEffect(() => {
    if (!isImmediate) return undefined;
    let isCurrent = true;
    void verify().then((pixels) => {
      if (isCurrent && pixels) onReadableRef.current();
    });
    return () => {
      isCurrent = false;
    };
  }, [verify, isImmediate]);

  const isVerified = verification !== undefined && verification.code === code;
  return { check: isVerified ? verification.check : isImmediate ? 'checking' : 'waiting', verify };
}

async function verifyPixels(code: Code): Promise<Verification> {
  const { foreground, background } = code;
  const pixels = qrPixels(code.modules, code.size, { foreground, background });
  try {
    const isReadable = (await readCode(pixels)) === code.url;
    return { code, check: isReadable ? 'readable' : 'unreadable', pixels: isReadable ? pixels : null };
  } catch {
    return { code, check: 'unchecked', pixels: null };
  }
}
