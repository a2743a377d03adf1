import { useLanguage } from '@seller-toolbox/words/react';
import { useState } from 'react';
import type { TitleFixerInput } from '../engine/title-fixer.schema.ts';
import type { AiFix } from './ai/ai-fix.ts';
import { questionKey } from './question-key.ts';
import type { ShownVersion } from './versions/shown-version.ts';

export interface AiVersions {
  /** Undefined while there are none for what the fields hold. */
  readonly versions: readonly ShownVersion[] | undefined;
  readonly show: (fix: AiFix) => void;
  /** Shows versions of the history for an input. */
  readonly restore: (input: TitleFixerInput, versions: AiFix['versions']) => void;
}

type Shown = Pick<AiFix, 'key' | 'versions'>;

/** The AI's versions, as long as the fields hold what they were made for. */
export function useAiVersions(input: TitleFixerInput): AiVersions {
  const language = useLanguage();
  const [shown, setShown] = useState<Shown | null>(null);
  return {
    versions: isFor(shown, questionKey(input, language)) ? shown.versions : undefined,
    show: setShown,
    restore: (restored, versions) => setShown({ key: questionKey(restored, language), versions }),
  };
}

/** Versions made for this question; an answer without any is none. */
function isFor(shown: Shown | null, key: string): shown is Shown {
  return shown?.key === key && shown.versions.length > 0;
}
