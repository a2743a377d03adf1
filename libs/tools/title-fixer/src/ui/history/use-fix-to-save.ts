import { useState } from 'react';
import type { Strategy, TitleFix, TitleFixerInput } from '../../engine/title-fixer.schema.ts';
import type { AiFix } from '../ai/ai-fix.ts';
import type { ShownVersion } from '../versions/shown-version.ts';
import type { VersionChoice } from '../versions/use-selected-version.ts';
import type { FixToSave } from './fix-history.ts';

export interface FixSaving {
  readonly toSave: FixToSave | null;
  /** The AI answered: that is kept, with its first version. */
  readonly answered: (answer: AiFix) => void;
  /** The version on show was taken along: that is kept with it, whoever made it. */
  readonly copied: () => void;
  /** Another version is looked at: what is kept of the AI's says so, unless one was taken along. */
  readonly selected: (strategy: Strategy) => void;
}

/** What the history is to keep of a fix, and which of its versions was chosen. */
export function useFixToSave(
  input: TitleFixerInput,
  fix: TitleFix | undefined,
  { source, versions, selected }: VersionChoice,
): FixSaving {
  const [toSave, setToSave] = useState<FixToSave | null>(null);
  const [copiedOf, setCopiedOf] = useState<readonly ShownVersion[] | null>(null);
  return {
    toSave,
    answered: (answer) =>
      setToSave({
        input,
        fix,
        source: answer.source === 'rules' ? 'rules' : 'ai',
        versions: answer.versions,
        selected: undefined,
      }),
    copied: () => {
      setCopiedOf(versions);
      setToSave({ input, fix, source, versions, selected: selected?.strategy });
    },
    selected: (strategy) => {
      if (source === 'ai' && copiedOf !== versions)
        setToSave({ input, fix, source, versions, selected: strategy });
    },
  };
}
