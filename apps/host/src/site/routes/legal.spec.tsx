import { siteInLanguage } from '@seller-toolbox/contracts/site-in-language';
import { LANGUAGE_CODES, type Language } from '@seller-toolbox/words';
import { act, fireEvent, screen } from '@testing-library/react';
import { NEUTRAL_SITE } from '../base/site-config.tsx';
import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import privacyEn from '../../words/privacy/en.json';
import { visit } from './visit-site.tsx';

const PAGES = [paths.terms, paths.privacy].flatMap((path) =>
  LANGUAGE_CODES.map((language): [string, Language] => [path, language]),
);

beforeEach(() => {
  window.scrollTo = () => undefined;
});

const site = siteInLanguage(NEUTRAL_SITE, 'zh');

describe('a legal page', () => {
  it.each(PAGES)('%s in %s names who is behind the site and how to reach them', async (path, language) => {
    const { main } = await visit(withLanguage(path, language), language);
    expect(main.getByText(site.companyName)).toBeInTheDocument();
    expect(main.getByRole('link', { name: site.contactEmail })).toHaveAttribute(
      'href',
      `mailto:${site.contactEmail}`,
    );
    expect(main.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(7);
  });

  it('says how long things are kept', async () => {
    const { main } = await visit('/privacy?lang=en', 'en');
    for (const period of [/90 days/, /25 months/, /a year after/]) {
      expect(main.getByText(period)).toBeInTheDocument();
    }
  });

  it('is reached from the footer', async () => {
    await visit('/?lang=en', 'en');
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Privacy policy' })));
    await screen.findByRole('heading', { level: 1, name: privacyEn.head.title });
    expect(document.title).toMatch(/^Privacy policy · /);
  });
});
