import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { PageWordsBoundary } from '../base/page-words-boundary.tsx';
import { ProductsPage } from '../../features/products/products-page.tsx';

export function ProductsRoute() {
  return (
    <PageWordsBoundary namespace="products">
      <ProductsPage />
      <HeadingFocus />
    </PageWordsBoundary>
  );
}
