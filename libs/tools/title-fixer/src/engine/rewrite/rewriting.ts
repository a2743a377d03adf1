import type { Finding } from '@seller-toolbox/tool-contract';
import type { TitleCheck } from '../check/check-title.ts';
import type { TitleRules } from '../check/title-rules.ts';
import type { PartList } from './arrange.ts';
import type { Choice } from './choice.ts';
import type { Keyword } from './keywords.ts';

/** The input of a rewrite: the parts of the cleaned title. */
export interface Rewriting {
  readonly list: PartList;
  readonly original: TitleCheck;
  readonly rules: TitleRules;
  readonly keywords: readonly Keyword[];
  /** No version was found within the advised length: the limit is the target. */
  readonly isWide: boolean;
}

export interface Rewritten extends Choice {
  readonly changes: readonly Finding[];
}

/** A cleaned title whose brand is one character, which `restore` puts back. */
export interface Marked {
  readonly text: string;
  readonly restore: (text: string) => string;
}
