import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { LANGUAGES } from '@seller-toolbox/words';
import type { AnyEngine, ToolManifest } from '@seller-toolbox/tool-contract';
import { Button, SegmentedControl, Select } from '@seller-toolbox/ui';
import { useEffect, useMemo, useState } from 'react';
import { RawPanel } from './raw-panel.tsx';
import { THEMES, toQuery, WIDTHS, type Settings } from './settings.ts';
import styles from './tool-bench.module.css';
import { useScreenInput } from './use-screen-input.ts';

/** A tool in a frame of the chosen width, with its examples, its raw input and output. */
export function ToolBench({ manifest, settings: opened }: { manifest: ToolManifest; settings: Settings }) {
  const [settings, setSettings] = useState(opened);
  const [engine, setEngine] = useState<AnyEngine>();
  const screen = useScreenInput();

  useEffect(() => {
    void loadEngine(manifest.id)?.then(setEngine);
  }, [manifest]);
  useEffect(() => {
    window.history.replaceState(null, '', toQuery(settings));
    document.documentElement.dataset['theme'] = settings.theme;
  }, [settings]);

  const source = `/screen/${manifest.id}${toQuery({ ...settings, width: 'full' })}`;
  // Only a new source replaces the input; while typing, the address of the frame is the source.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  const fragmentAtStart = useMemo(() => screen.fragment, [source]);
  const set = (changed: Partial<Settings>) => setSettings({ ...settings, ...changed });
  return (
    <div className={styles.bench}>
      <header className={styles.bar}>
        <h1>{manifest.id}</h1>
        <Select
          aria-label="Language"
          className={styles.language}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
          value={settings.language}
          onValueChange={(language) => set({ language })}
        />
        <SegmentedControl
          label="Theme"
          options={THEMES.map((theme) => ({ value: theme, label: theme }))}
          value={settings.theme}
          onValueChange={(theme) => set({ theme })}
        />
        <SegmentedControl
          label="Width"
          options={WIDTHS.map((width) => ({ value: width, label: width }))}
          value={settings.width}
          onValueChange={(width) => set({ width })}
        />
        <a href="/">All tools</a>
      </header>
      <div className={styles.columns}>
        <iframe
          // Another language or theme is another page; the input is in its address.
          key={source}
          ref={screen.frame}
          className={styles.frame}
          title={`${manifest.id} on screen`}
          src={`${source}#${fragmentAtStart}`}
          style={{ width: settings.width === 'full' ? '100%' : `${settings.width}px` }}
        />
        {engine && (
          <aside className={styles.side}>
            <h2>Examples</h2>
            <div className={styles.examples}>
              {engine.examples.map(({ name, input }) => (
                <Button key={name} size="s" onClick={() => screen.hand(input as Record<string, unknown>)}>
                  {name}
                </Button>
              ))}
            </div>
            <RawPanel engine={engine} screen={screen} />
          </aside>
        )}
      </div>
    </div>
  );
}
