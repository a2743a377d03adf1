import { useState } from 'react';
import { Button } from '../button.tsx';
import { buttonClass } from '../button-class.ts';
import { CopyButton } from '../copy-button.tsx';
import { Dialog, type DialogProps } from '../dialog.tsx';
import { IconButton } from '../icon-button.tsx';
import { Menu } from '../menu.tsx';
import { Popover } from '../popover.tsx';
import { GallerySection } from './gallery-section.tsx';
import styles from './gallery.module.css';

const LANGUAGES = [
  { id: 'zh', label: '简体中文', lang: 'zh' },
  { id: 'zh-TW', label: '繁體中文', lang: 'zh-TW' },
  { id: 'en', label: 'English', lang: 'en' },
  { id: 'ja', label: '日本語', lang: 'ja' },
] as const;
const PLACES = ['center', 'top', 'drawer'] as const;
const COPY_WORDS = { label: 'Copy result', copiedLabel: 'Copied', failedLabel: 'Copying failed' };

export function GalleryActions() {
  const [place, setPlace] = useState<DialogProps['place']>();
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]['id']>('en');
  const [starred, setStarred] = useState(true);
  return (
    <GallerySection title="Buttons, menu, popover, dialog">
      <GalleryButtons />
      <div className={styles.row}>
        <IconButton icon="star" label="Favorite" pressed={starred} onClick={() => setStarred(!starred)} />
        <IconButton icon="sun" label="Theme" />
        <IconButton icon="x" label="Close" size="s" />
        <IconButton icon="trash" label="Delete row" variant="plain" />
        <CopyButton {...COPY_WORDS} text="3.71" />
        <CopyButton {...COPY_WORDS} text={() => '3.71'} look="icon" variant="quiet" />
        <Menu
          label="Language"
          text={LANGUAGES.find(({ id }) => id === language)?.label}
          icon="languages"
          items={LANGUAGES}
          value={language}
          onSelect={setLanguage}
          align="start"
        />
        <Popover label="Filters" icon="sliders" variant="plain" align="start">
          {(close) => <Button onClick={close}>Apply</Button>}
        </Popover>
        {PLACES.map((name) => (
          <Button key={name} onClick={() => setPlace(name)}>
            Dialog, {name}
          </Button>
        ))}
      </div>
      <Dialog
        open={place !== undefined}
        onClose={() => setPlace(undefined)}
        title="Delete “Night maintenance”?"
        closeLabel="Close"
        place={place}
        footer={
          <>
            <Button onClick={() => setPlace(undefined)}>Keep it</Button>
            <Button variant="danger" onClick={() => setPlace(undefined)}>
              Delete
            </Button>
          </>
        }
      >
        The announcement is removed for all visitors. This cannot be undone.
      </Dialog>
    </GallerySection>
  );
}

function GalleryButtons() {
  return (
    <>
      <div className={styles.row}>
        <Button variant="primary">Choose a tool</Button>
        <Button>Analyze a title</Button>
        <Button variant="quiet" icon="share" words="wide">
          Share
        </Button>
        <Button variant="danger" icon="trash">
          Delete
        </Button>
        <Button variant="primary" busy>
          Working
        </Button>
        <Button disabled>Disabled</Button>
        <a className={buttonClass('plain')} href="#link">
          A link
        </a>
      </div>
      <div className={styles.row}>
        <Button size="s">Small</Button>
        <Button size="s" icon="download">
          Small with icon
        </Button>
        <Button size="l" variant="primary" icon="calculator">
          Large
        </Button>
        <div className={styles.long}>
          <Button icon="history">A label in the longest of six languages that has to wrap somewhere</Button>
        </div>
      </div>
    </>
  );
}
