import { OwnDataZone } from '@seller-toolbox/file-import/file-drop';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { lazy } from 'react';
import type { PatentSource } from '../engine/patent-sources.schema.ts';
import type zh from '../locales/zh.json';
import { loadParts } from './load-parts.ts';

const OwnFiles = lazy(async () => ({ default: (await (await loadParts()).loadOwnFiles()).OwnFiles }));

/** Takes the visitor's files; what reads them comes with the first. */
export function OwnZone({ onSources }: { onSources: (sources: PatentSource[]) => void }) {
  const { t } = useToolWords<typeof zh>();
  return (
    <OwnDataZone
      labels={{
        title: t('ui.ownTitle'),
        hint: t('ui.ownHint'),
        kept: t('ui.notUploaded'),
        choose: t('ui.useMyFile'),
        paste: t('ui.paste'),
      }}
    >
      {(picked) => (
        <LazyBoundary>
          <OwnFiles onSources={onSources} picked={picked} />
        </LazyBoundary>
      )}
    </OwnDataZone>
  );
}
