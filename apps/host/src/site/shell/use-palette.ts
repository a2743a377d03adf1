import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { isDialogOpen } from '../base/fields-and-dialogs.ts';
import { takeEarlyKey } from '../base/early-key.ts';
import { siteKey, type SiteKey } from '../base/shortcut-keys.ts';
import { useSiteWords } from '../base/site-words.tsx';
import type { PaletteProps } from '../../features/palette/palette.tsx';

type Side = PaletteProps['first'];

export interface PaletteState {
  /** Undefined while it is closed, or on its way. */
  readonly Palette: ComponentType<PaletteProps> | undefined;
  readonly side: Side;
  readonly hasFailed: boolean;
  readonly open: (side?: Side) => void;
  readonly close: () => void;
  /** Loads it before it is opened. */
  readonly prepare: () => void;
}

/** The palette with its keys. Code and words load when it is opened: no page needs them to render. */
export function usePalette(): PaletteState {
  const words = useSiteWords();
  const language = useLanguage();
  const { pathname } = useLocation();
  const [side, setSide] = useState<Side>();
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PaletteProps> }>();
  const [hasFailed, setFailed] = useState(false);

  const load = async () => {
    const [{ Palette }] = await Promise.all([
      import('../../features/palette/palette.tsx'),
      words.addPageWords('on-demand', language),
    ]);
    setLoaded({ Palette });
  };
  const close = () => setSide(undefined);
  function open(wanted: Side = 'search') {
    setFailed(false);
    setSide(wanted);
    load().catch(() => {
      setFailed(true);
      close();
    });
  }

  const openFor = (key: SiteKey) => open(key === 'shortcuts' ? 'shortcuts' : 'search');
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isDialogOver = isDialogOpen();
    // An open dialog handles Escape itself; the palette may still be loading.
    if (event.key === 'Escape' && !isDialogOver) close();
    const asked = siteKey(event);
    if (asked === null) return;
    if (side !== undefined && asked === 'palette') close();
    // Another dialog has the word.
    else if (isDialogOver) return;
    else openFor(asked);
    event.preventDefault();
  });
  const answerEarlyKey = useEffectEvent(() => {
    const asked = takeEarlyKey();
    if (asked !== null) openFor(asked);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // On the window, behind all who listen on the page: what they have answered is theirs.
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  // Another page has arrived.
  useEffect(() => {
    setSide(undefined);
    setFailed(false);
  }, [pathname]);
  // After the effect that closes it.
  useEffect(() => answerEarlyKey(), []);

  const isReady = side !== undefined && words.hasPageWords('on-demand', language);
  return {
    Palette: isReady ? loaded?.Palette : undefined,
    side: side ?? 'search',
    hasFailed,
    open,
    close,
    // Without a connection it would fail for good.
    prepare: () => navigator.onLine && void load().catch(() => undefined),
  };
}
