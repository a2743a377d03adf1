import type { SiteConfig } from '@seller-toolbox/contracts';
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

describe('a text of the operator', () => {
  const OWN = 'Own terms\n\nof two parts';
  const configured = (more: Partial<SiteConfig>) => ({
    ...NEUTRAL_SITE,
    ownLegal: { terms: true, privacy: false },
    ...more,
  });
  afterEach(() => jest.restoreAllMocks());

  it('that the service filled in is shown without a request', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const { main } = await visit(
      '/terms?lang=en',
      'en',
      configured({ legal: { page: 'terms', language: 'en', text: OWN } }),
    );
    expect(main.getByText(/^Own terms/)).toHaveTextContent('of two parts');
    expect(fetched.mock.calls.filter(([url]) => String(url).includes('/legal/'))).toEqual([]);
  });

  it('is asked of the service on another page, and empty without one', async () => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () =>
        Response.json({ success: true, data: { text: OWN, updated_at: '2026-11-20T10:00:00.000Z' } }),
      );
    const { main } = await visit('/terms?lang=en', 'en', configured({}));
    expect(await main.findByText(/^Own terms/)).toBeVisible();
    expect(fetched.mock.calls.some(([url]) => String(url).endsWith('/legal/terms?language=en'))).toBe(true);
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Privacy policy' })));
    await screen.findByRole('heading', { level: 1, name: privacyEn.head.title });
    expect(screen.queryByText(/^Own terms/)).toBeNull();
  });
});
