import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { ASK_EVENT } from '../base/ask-event.ts';
import { isDialogOpen } from '../base/fields-and-dialogs.ts';
import { siteKey } from '../base/shortcut-keys.ts';
import { useSiteWords } from '../base/site-words.tsx';
import type { PaletteProps } from '../../features/palette/palette.tsx';

type Side = PaletteProps['first'];

export interface PaletteState {
  /** Undefined while it is closed, or on its way. */
  readonly Palette: ComponentType<PaletteProps> | undefined;
  readonly side: Side;
  /** The field of the page from which it was opened. */
  readonly source: HTMLInputElement | undefined;
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
  const [source, setSource] = useState<HTMLInputElement>();

  const load = async () => {
    const [{ Palette }] = await Promise.all([
      import('../../features/palette/palette.tsx'),
      words.addPageWords('on-demand', language),
    ]);
    setLoaded({ Palette });
  };
  const close = () => setSide(undefined);
  function open(wanted: Side = 'search', from?: HTMLInputElement) {
    setFailed(false);
    setSource(from);
    setSide(wanted);
    load().catch(() => {
      setFailed(true);
      close();
    });
  }

  usePaletteEvents(side, open, close);
  // Another page has arrived.
  useEffect(() => {
    setSide(undefined);
    setFailed(false);
  }, [pathname]);

  const isReady = side !== undefined && words.hasPageWords('on-demand', language);
  return {
    Palette: isReady ? loaded?.Palette : undefined,
    side: side ?? 'search',
    source,
    hasFailed,
    open: (wanted) => open(wanted),
    close,
    // Without a connection it would fail for good.
    prepare: () => navigator.onLine && void load().catch(() => undefined),
  };
}

/** Its keys anywhere on the page, and fields that ask it. */
function usePaletteEvents(
  side: Side | undefined,
  open: (side: Side, from?: HTMLInputElement) => void,
  close: () => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isDialogOver = isDialogOpen();
    // An open dialog handles Escape itself; the palette may still be loading.
    if (event.key === 'Escape' && !isDialogOver) close();
    const asked = siteKey(event);
    if (asked === null) return;
    if (side !== undefined && asked === 'palette') close();
    // Another dialog has the word.
    else if (isDialogOver) return;
    else open(asked === 'shortcuts' ? 'shortcuts' : 'search');
    event.preventDefault();
  });
  const onAsk = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLInputElement) open('search', target);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    const listenToFields = (event: Event) => onAsk(event);
    // On the window, behind all who listen on the page: what they have answered is theirs.
    addEventListener('keydown', listen);
    addEventListener(ASK_EVENT, listenToFields);
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener(ASK_EVENT, listenToFields);
    };
  }, []);
}
