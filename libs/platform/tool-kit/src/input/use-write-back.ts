import type { AnyEngine } from '@seller-toolbox/tool-contract';
import { useEffect, useRef } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';
import { toFragment } from './fragment.ts';
import { storageKeyOf } from './use-tool-input.ts';

/** The address and the storage follow this long after the last change. */
const WRITE_BACK_DELAY = 400;

interface WriteBackOptions {
  readonly engine: AnyEngine;
  readonly input: Readonly<Record<string, unknown>>;
  readonly changes: number;
  readonly onTooLong: () => void;
}

/**
 * Keeps the visitor's input in the address, where a link can carry it, and in the storage. The rule set travels with
 * the link, because it decides the figures; in the storage it is the visitor's own choice for all tools.
 */
export function useWriteBack(options: WriteBackOptions): void {
  const { address, storage, manifest } = useToolEnvironment();
  const write = useRef(() => undefined as void);
  useEffect(() => {
    write.current = () => {
      const fragment = toFragment(options.input);
      address.replace(fragment ?? '');
      if (fragment === null) options.onTooLong();
      const { ruleSet: _, ...kept } = options.input;
      if (options.engine.inputSchema.safeParse(kept).success) storage.write(storageKeyOf(manifest.id), kept);
    };
  });
  useEffect(() => {
    if (options.changes === 0) return undefined;
    const timer = setTimeout(() => write.current(), WRITE_BACK_DELAY);
    return () => clearTimeout(timer);
  }, [options.changes]);
}
