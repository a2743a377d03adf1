import type { Span } from '@seller-toolbox/listing-text/words';
import { lexiconOf } from './part-role.ts';
import { PROPERTIES } from './praise-exceptions.data.ts';
import { praisedNames } from './praised-names.ts';
import { spansOf } from './spans.ts';

/** Where a title has a word of praise that is none: in a name, a property ("Perfect Fit") or an exclusion ("no recomendado para"). */
export function praiseExceptions(text: string, language: string): Span[] {
  const { exclusions } = lexiconOf(language);
  return [
    ...praisedNames(text),
    ...PROPERTIES.flatMap((pattern) => spansOf(text, pattern)),
    ...spansOf(text, new RegExp(exclusions, 'giu')),
  ];
}
