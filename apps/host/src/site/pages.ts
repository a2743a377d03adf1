import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { addressAt, type PageAddress } from '@seller-toolbox/site-kit/address-table';

const PAGES: Readonly<Record<PageAddress['kind'], LazyPage>> = {
  home: lazyPage(() => import('./routes/home.tsx').then((file) => file.HomeRoute)),
  tools: lazyPage(() => import('./routes/tools.tsx').then((file) => file.ToolsRoute)),
  products: lazyPage(() => import('./routes/products.tsx').then((file) => file.ProductsRoute)),
  file: lazyPage(() => import('./routes/file.tsx').then((file) => file.FileRoute)),
  tool: lazyPage(() => import('./routes/tool.tsx').then((file) => file.ToolRoute)),
  feedback: lazyPage(() => import('./routes/feedback.tsx').then((file) => file.FeedbackRoute)),
  terms: lazyPage(() => import('./routes/terms.tsx').then((file) => file.TermsRoute)),
  privacy: lazyPage(() => import('./routes/privacy.tsx').then((file) => file.PrivacyRoute)),
  notFound: lazyPage(() => import('./routes/not-found.tsx').then((file) => file.NotFoundRoute)),
};

/** What is shown at an address. */
export interface PageAt extends PageAddress {
  readonly page: LazyPage;
}

export function pageAt(pathname: string): PageAt {
  const address = addressAt(pathname);
  return { ...address, page: PAGES[address.kind] };
}
