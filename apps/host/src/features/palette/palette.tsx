import { useLanguage } from '@seller-toolbox/words/react';
import { Dialog } from '@seller-toolbox/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOnDemandWords } from '../../site/base/on-demand-words.ts';
import { withLanguage } from '@seller-toolbox/site-kit/paths';
import { useHostWords } from '../../site/base/site-words.tsx';
import { handOverFiles } from './hand-over-files.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { PaletteSearch } from './palette-search.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';

export interface PaletteProps {
  /** What it shows at first. */
  readonly first: 'search' | 'shortcuts';
  readonly onClose: () => void;
}

/** Finds a tool by name or keyword and opens it; its other side lists the shortcut keys. */
export function Palette({ first, onClose }: PaletteProps) {
  const t = useOnDemandWords();
  const host = useHostWords();
  const [side, setSide] = useState(first);
  const language = useLanguage();
  const navigate = useNavigate();

  function take({ leadsTo, fragment, files }: PaletteEntry, inNewTab: boolean) {
    if (typeof leadsTo !== 'string') {
      onClose();
      leadsTo?.();
      return;
    }
    const address = withLanguage(leadsTo, language) + (fragment === undefined ? '' : `#${fragment}`);
    // Another tab does not have the files.
    if (inNewTab && !files) {
      window.open(address, '_blank', 'noopener');
      return;
    }
    onClose();
    // The open tool hears of another input by the event of the address.
    if (fragment !== undefined && leadsTo === location.pathname) location.hash = fragment;
    else void navigate(address);
    if (files) handOverFiles(files.toolId, files.files);
  }

  const isSearch = side === 'search';
  return (
    <Dialog
      open
      onClose={onClose}
      place="top"
      title={isSearch ? host('hub.search') : t('shortcuts.title')}
      titleLook={isSearch ? 'hidden' : 'shown'}
      closeLabel={host('tool.close')}
    >
      {isSearch ? (
        <PaletteSearch onTake={take} onShortcuts={() => setSide('shortcuts')} />
      ) : (
        <ShortcutSheet onBack={() => setSide('search')} />
      )}
    </Dialog>
  );
}
