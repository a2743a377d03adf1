import type { RuleSet } from '@seller-toolbox/tool-contract';

/** Since when a figure holds, who publishes it, and when it was last checked. */
export type Published = Pick<RuleSet, 'effectiveFrom' | 'source' | 'checkedOn'>;

export interface PublishedParts<Part> extends Published {
  readonly parts: Part[];
}

/** Groups parts of a card by source and start; null for a part that the card does not have. */
export function groupBySource<Part>(
  published: readonly (readonly [Part, Published | null])[],
): PublishedParts<Part>[] {
  const groups: PublishedParts<Part>[] = [];
  for (const [part, one] of published) {
    if (!one) continue;
    const { effectiveFrom, source, checkedOn } = one;
    const same = groups.find(
      (known) => known.effectiveFrom === effectiveFrom && known.source.name === source.name,
    );
    if (same) same.parts.push(part);
    else groups.push({ parts: [part], effectiveFrom, source: { ...source }, checkedOn });
  }
  return groups;
}
