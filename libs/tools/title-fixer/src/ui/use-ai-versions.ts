import { useLanguage } from '@seller-toolbox/words/react';
import { useState } from 'react';
import type { TitleFixerInput } from '../engine/title-fixer.schema.ts';
import type { AiFix } from './ai/ai-fix.ts';
import { aiRequestKey } from './request-keys.ts';
import type { ShownVersion } from './versions/shown-version.ts';

export interface AiVersions {
  /** Undefined if there are none for the current input. */
  readonly versions: readonly ShownVersion[] | undefined;
  readonly show: (fix: AiFix) => void;
  /** Shows versions from the history for an input. */
  readonly restore: (input: TitleFixerInput, versions: AiFix['versions']) => void;
}

type Shown = Pick<AiFix, 'key' | 'versions'>;

/** The AI's versions for the current input. */
export function useAiVersions(input: TitleFixerInput): AiVersions {
  const language = useLanguage();
  const [shown, setShown] = useState<Shown | null>(null);
  return {
    versions: isFor(shown, aiRequestKey(input, language)) ? shown.versions : undefined,
    show: setShown,
    restore: (restored, versions) => setShown({ key: aiRequestKey(restored, language), versions }),
  };
}

/** Whether versions are for a request key; an answer without versions is ignored. */
function isFor(shown: Shown | null, key: string): shown is Shown {
  return shown?.key === key && shown.versions.length > 0;
}
