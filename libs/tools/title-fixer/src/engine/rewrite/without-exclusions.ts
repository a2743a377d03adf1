import { excludesBuyers, lexiconOf } from './part-role.ts';
import { isUnspaced } from './title-language.ts';

/** A title without what it says the product is not for: no search should find that, and it is nothing that the product fits. */
export function withoutExclusions(title: string, language: string): string {
  const { exclusions } = lexiconOf(language);
  const isWhole = isUnspaced(language);
  return title
    .split(isWhole ? /(?<=[\s、，,;|()（）[\]])/u : /(?=[,;|()[\]])/u)
    .map((segment) => {
      const found = exclusions.exec(segment);
      if (!found || !excludesBuyers({ role: 'exclusion', text: found[0] })) return segment;
      return isWhole ? ' ' : `${segment.slice(0, found.index)} `;
    })
    .join('');
}
