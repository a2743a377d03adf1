import { diffTokens } from './diff-tokens.ts';

export interface TitleDiffProps {
  before: string;
  after: string;
  /** The language of the listing. */
  language: string | undefined;
}

/** A mark below a comma alone says nothing. */
const HAS_WORD = /[\p{L}\p{N}]/u;

/** A rewritten title in which the words are marked that the original has not, or has elsewhere. */
export function MarkedTitle({ before, after, language }: TitleDiffProps) {
  return diffTokens(before, after, language).map((token) =>
    token.type !== 'unchanged' && HAS_WORD.test(token.after) ? (
      <ins key={token.index}>{token.after}</ins>
    ) : (
      token.after
    ),
  );
}
