import { createStored } from '@seller-toolbox/browser-kit/storage';
import { languageParam } from '@seller-toolbox/site-kit/address-language';
import { LANGUAGE_OFFER_KEY } from '@seller-toolbox/site-kit/storage-keys';
import { storedLanguage } from '@seller-toolbox/site-kit/stored-language';
import { Button, IconButton } from '@seller-toolbox/ui';
import { DEFAULT_LANGUAGE } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import { useState } from 'react';
import { useLanguageSwitch } from '../../site/base/language-switch.tsx';
import { OFFERS } from './offers.data.ts';
import { offeredLanguage } from './offered-language.ts';
import styles from './language-offer.module.css';

const wasDismissed = createStored<boolean>({
  key: LANGUAGE_OFFER_KEY,
  parse: (text) => text === 'dismissed',
  format: (isDismissed) => (isDismissed ? 'dismissed' : ''),
});

/** On a page in zh that the visitor has not chosen: one line that offers the language of the browser, until it is answered. */
export function LanguageOffer() {
  const [language, setLanguage] = useState(() => (isByDefault() ? offeredLanguage(navigator) : null));
  const { switchTo } = useLanguageSwitch();
  const isDefault = useLanguage() === DEFAULT_LANGUAGE;
  if (language === null || !isDefault) return null;
  const { sentence, choose, dismiss } = OFFERS[language];
  return (
    <section className={styles.offer} lang={language} aria-label={sentence}>
      <p className={styles.sentence}>{sentence}</p>
      <Button size="s" variant="primary" onClick={() => switchTo(language)}>
        {choose}
      </Button>
      <IconButton
        size="s"
        icon="x"
        label={dismiss}
        onClick={() => {
          wasDismissed.write(true);
          setLanguage(null);
        }}
      />
    </section>
  );
}

/** Neither chosen before, nor by the address that the visitor opened, whose parameter the page removes. */
function isByDefault(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  const { search } = new URL(opened?.name ?? location.href, location.href);
  return storedLanguage.read() === null && !wasDismissed.read() && languageParam(search) === null;
}
