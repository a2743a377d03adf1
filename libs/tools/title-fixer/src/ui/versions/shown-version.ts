import type { Finding } from '@seller-toolbox/tool-contract';
import type { ScoreTier, Strategy, TitleVersion } from '../../engine/title-fixer.schema.ts';

/** A finding with its text in the locale files, or a text by the AI. */
export type VersionText = Finding | { readonly text: string };

/** A rewritten title, by rules or by the AI. */
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
