import { COPIED_MS, copyToClipboard, type Copied } from '@seller-toolbox/ui';
import { useEffect, useRef, useState } from 'react';

export interface CopiedMark {
  /** What was copied last, while its check mark is shown. */
  readonly copied: string | null;
  readonly hasFailed: boolean;
  readonly copy: (name: string, content: Copied, onCopied: () => void) => void;
}

/** One check mark for all cells and rows of a table, shown as long as on other copy buttons. */
export function useCopiedMark(): CopiedMark {
  const [state, setState] = useState<{ name: string | null; hasFailed: boolean }>(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (name: string | null, hasFailed: boolean) => {
    clearTimeout(timer.current);
    setState({ name, hasFailed });
    timer.current = setTimeout(() => setState(NOTHING), COPIED_MS);
  };
  return {
    copied: state.name,
    hasFailed: state.hasFailed,
    copy: (name, content, onCopied) => {
      copyToClipboard(content).then(
        () => {
          show(name, false);
          onCopied();
        },
        () => show(null, true),
      );
    },
  };
}

const NOTHING = { name: null, hasFailed: false };
