import { ImportZone } from '@seller-toolbox/file-import/file-drop';
import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { lazy } from 'react';
import type { engine } from '../engine/keyword-researcher.engine.ts';
import type zh from '../locales/zh.json';
import { loadParts } from './load-parts.ts';

const SourceFiles = lazy(async () => ({
  default: (await (await loadParts()).loadSourceFiles()).SourceFiles,
}));

/** Takes the visitor's files; what reads and shows them comes with the first. */
export function SourceZone({ tool }: { tool: Tool<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  return (
    <ImportZone
      labels={{
        title: t('ui.importTitle'),
        hint: t('ui.importHint'),
        kept: t('ui.notUploaded'),
        choose: t('ui.useMyFile'),
        paste: t('ui.paste'),
      }}
    >
      {(picked) => (
        <LazyBoundary>
          <SourceFiles tool={tool} picked={picked} />
        </LazyBoundary>
      )}
    </ImportZone>
  );
}
