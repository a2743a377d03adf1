import { tools } from '@seller-toolbox/catalogue';
import { Icon, menuItem, toIconName } from '@seller-toolbox/ui';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths } from '@seller-toolbox/site-kit/paths';
import { useCatalogueWords, useHostWords } from '../base/site-words.tsx';
import { DetailsMenu } from './details-menu.tsx';

/** What the header has no room for on a small screen: the list of tools, and the hot ones at once. */
export function SiteMenu({ className }: { className: string | undefined }) {
  const t = useHostWords();
  const words = useCatalogueWords();
  const hot = tools.filter((tool) => tool.hot && tool.status === 'ready');
  return (
    <DetailsMenu label={t('header.menu')} face={<Icon name="menu" />} className={className}>
      {(close) => (
        <nav aria-label={t('header.navigation')}>
          <LocalLink to={paths.tools} className={menuItem.item} onClick={close}>
            <Icon name="list-checks" size={18} />
            <span className={menuItem.words}>{t('header.tools')}</span>
          </LocalLink>
          {hot.map(({ id, icon }) => (
            <LocalLink key={id} to={paths.tool(id)} className={menuItem.item} onClick={close}>
              <Icon name={toIconName(icon)} size={18} />
              <span className={menuItem.words}>{words[id]?.title}</span>
            </LocalLink>
          ))}
          <LocalLink to={paths.feedback} className={menuItem.item} onClick={close}>
            <Icon name="message-square" size={18} />
            <span className={menuItem.words}>{t('header.feedback')}</span>
          </LocalLink>
        </nav>
      )}
    </DetailsMenu>
  );
}
