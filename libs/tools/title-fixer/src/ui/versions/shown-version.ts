import type { Finding } from '@seller-toolbox/tool-contract';
import type { ScoreTier, Strategy, TitleVersion } from '../../engine/title-fixer.schema.ts';

/** A text made by rules, whose words stand in the locales, or one written by the AI. */
export type VersionText = Finding | { readonly text: string };

/** A rewritten title as the screen shows it, whoever made it. */
export interface ShownVersion {
  readonly strategy: Strategy;
  readonly title: string;
  /** Code points. */
  readonly length: number;
  readonly score: number;
  readonly tier: ScoreTier;
  readonly changes: VersionText[];
  readonly explanation: VersionText;
  readonly itemHighlights: string | null;
}

export function toShown({ complianceScore, ...version }: TitleVersion): ShownVersion {
  return { ...version, score: complianceScore };
}
