import { tools } from '@seller-toolbox/catalogue';
import { Icon, menuItem, toIconName } from '@seller-toolbox/ui';
import { addressAt } from '@seller-toolbox/site-kit/address-table';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths } from '@seller-toolbox/site-kit/paths';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ToolNavigation } from '../../features/tool-page/tool-navigation.tsx';
import { useCatalogueWords, useHostWords } from '../base/site-words.tsx';
import { DetailsMenu } from './details-menu.tsx';
import { HEADER_PAGES } from './header-pages.ts';
import styles from './site-menu.module.css';

/** The one menu of a narrow screen: pages and all tools. Without scripts it has the hot tools only. */
export function SiteMenu({ className }: { className: string | undefined }) {
  const t = useHostWords();
  const { toolId = '' } = addressAt(useLocation().pathname);
  const [isOpened, setOpened] = useState(false);
  return (
    <DetailsMenu
      label={t('header.menu')}
      face={<Icon name="menu" />}
      className={className}
      onOpen={() => setOpened(true)}
    >
      {(close) => (
        <div className={styles.menu}>
          <nav aria-label={t('header.navigation')}>
            {HEADER_PAGES.map(([page, icon]) => (
              <LocalLink key={page} to={paths[page]} className={menuItem.item} onClick={close}>
                <Icon name={icon} size={18} />
                {t(`header.${page}`)}
              </LocalLink>
            ))}
          </nav>
          {isOpened ? <ToolNavigation currentId={toolId} onLeave={close} /> : <HotTools />}
        </div>
      )}
    </DetailsMenu>
  );
}

/** For a browser with scripts they are a text: opening the menu brings all tools. */
function HotTools() {
  const words = useCatalogueWords();
  return (
    <noscript>
      {tools
        .filter(({ hot, status }) => hot && status === 'ready')
        .map(({ id, icon }) => (
          <LocalLink key={id} to={paths.tool(id)} className={menuItem.item}>
            <Icon name={toIconName(icon)} size={18} />
            {words[id]?.title}
          </LocalLink>
        ))}
    </noscript>
  );
}
