import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { lazy } from 'react';
import type zh from '../../locales/zh.json';
import type { ShownVersion } from './shown-version.ts';

const SideBySide = lazy(async () => ({ default: (await import('./side-by-side.tsx')).SideBySide }));

export interface ComparisonProps {
  original: string;
  version: ShownVersion;
  /** The language of the listing. */
  language: string | undefined;
}

/** A disclosure with the original and the selected version side by side. */
export function Comparison({ original, version, language }: ComparisonProps) {
  const { t } = useToolWords<typeof zh>();
  const lengths = { before: codePointLength(original), after: version.length };
  return (
    <LazyDisclosure summary={t('ui.sideBySide')} aside={`${lengths.before} → ${lengths.after}`}>
      <SideBySide before={original} after={version.title} language={language} lengths={lengths} />
    </LazyDisclosure>
  );
}
