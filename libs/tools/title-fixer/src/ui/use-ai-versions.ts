import { useLanguage } from '@seller-toolbox/i18n/react';
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

/** The AI's versions, as long as the fields hold what they were made for. */
export function useAiVersions(input: TitleFixerInput): AiVersions {
  const language = useLanguage();
  const [shown, setShown] = useState<Pick<AiFix, 'key' | 'versions'> | null>(null);
  return {
    versions: shown?.key === questionKey(input, language) ? shown.versions : undefined,
    show: setShown,
    restore: (restored, versions) => setShown({ key: questionKey(restored, language), versions }),
  };
}
