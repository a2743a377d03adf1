import type { Tool } from '@seller-toolbox/tool-kit';
import { LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { lazy } from 'react';
import type { ListingOptimizerEngine } from '../engine/listing-optimizer.engine.ts';
import type zh from '../locales/zh.json';

const part = <Name extends 'KeywordPanel' | 'KeywordResults' | 'ListingPreview' | 'ListingExport'>(
  name: Name,
) =>
  lazy(async () => {
    const { loadBuilder } = await import('./lazy-sections.ts');
    return { default: (await loadBuilder())[name] };
  });
const PARTS = {
  keywords: part('KeywordPanel'),
  preview: part('ListingPreview'),
  export: part('ListingExport'),
  many: lazy(async () => {
    const { loadManyListings } = await import('./lazy-sections.ts');
    return { default: (await loadManyListings()).ManyListings };
  }),
};

/** Kinds of files that a part takes or saves. */
const FILES: Readonly<Partial<Record<keyof typeof PARTS, string>>> = {
  keywords: 'CSV · XLSX',
  export: 'CSV · TXT',
  many: 'TXT · XLSX',
};

/** Coverage and packed line, where the output has them. */
export const KeywordResults = part('KeywordResults');

export interface BuilderPartProps {
  tool: Tool<ListingOptimizerEngine>;
  part: keyof typeof PARTS;
}

/** A part of the builder, loaded when it is opened. */
export function BuilderPart({ tool, part: name }: BuilderPartProps) {
  const { t } = useToolWords<typeof zh>();
  const Part = PARTS[name];
  return (
    <LazyDisclosure
      summary={t(`ui.part-${name}`)}
      aside={FILES[name] ?? t('ui.previewHolds')}
      takesFiles={name === 'keywords' || name === 'many'}
    >
      <Part tool={tool} />
    </LazyDisclosure>
  );
}
