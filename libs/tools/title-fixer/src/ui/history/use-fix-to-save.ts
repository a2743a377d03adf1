import { useState } from 'react';
import type { Strategy, TitleFix, TitleFixerInput } from '../../engine/title-fixer.schema.ts';
import type { AiFix } from '../ai/ai-fix.ts';
import type { ShownVersion } from '../versions/shown-version.ts';
import type { VersionChoice } from '../versions/use-selected-version.ts';
import type { FixToSave } from './fix-history.ts';

export interface FixSaving {
  readonly toSave: FixToSave | null;
  /** Saves the AI's answer with its first version selected. */
  readonly answered: (answer: AiFix) => void;
  /** Saves the shown versions with the copied one selected, which is the selected one if none is given. */
  readonly copied: (strategy?: Strategy) => void;
  /** Updates the selected version of a saved AI answer, unless a version of it was copied. */
  readonly selected: (strategy: Strategy) => void;
}

/** The fix to save in the history, with its selected version. */
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
    copied: (strategy = selected?.strategy) => {
      setCopiedOf(versions);
      setToSave({ input, fix, source, versions, selected: strategy });
    },
    selected: (strategy) => {
      if (source === 'ai' && copiedOf !== versions)
        setToSave({ input, fix, source, versions, selected: strategy });
    },
  };
}
