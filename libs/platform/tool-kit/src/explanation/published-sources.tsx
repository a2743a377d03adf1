import { useFormat } from '@seller-toolbox/words/react';
import { SourceList } from './explanation-lists.tsx';

/** Figures that were published together. */
export interface PublishedSource<Part extends string> {
  readonly parts: readonly Part[];
  readonly effectiveFrom: string | null;
  readonly source: { readonly name: string };
  readonly checkedOn: string;
}

/** What a sentence about a source is made of. */
export interface SourceWords {
  readonly parts: string;
  readonly source: string;
  readonly checked: string;
}

export interface PublishedSourcesProps<Part extends string> {
  sources: readonly PublishedSource<Part>[];
  nameOf: (part: Part) => string;
  dated: (words: SourceWords & { readonly date: string }) => string;
  undated: (words: SourceWords) => string;
}

/** Where each figure was published, since when it holds, and when that was last looked up. */
export function PublishedSources<Part extends string>(props: PublishedSourcesProps<Part>) {
  const { sources, nameOf, dated, undated } = props;
  const format = useFormat();
  return (
    <SourceList>
      {sources.map(({ parts, effectiveFrom, source, checkedOn }) => {
        const words = {
          parts: format.list(parts.map(nameOf)),
          source: source.name,
          checked: format.date(checkedOn),
        };
        return (
          <li key={words.parts}>
            {effectiveFrom === null ? undated(words) : dated({ ...words, date: format.date(effectiveFrom) })}
          </li>
        );
      })}
    </SourceList>
  );
}
