import { CLAIMS_WORDS, loadClaimsWords } from '@seller-toolbox/listing-ui/claims-words';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { BackendPanel } from './backend-panel.tsx';
import { BUILDER_WORDS, loadBuilderWords } from './builder-words.ts';
import { CoveragePanel } from './coverage-panel.tsx';
import type { BuilderProps } from './keyword-panel.tsx';
import styles from './builder.module.css';

/** Where the listing has its keywords, and a packed line of search terms. */
export function KeywordResults({ tool }: BuilderProps) {
  const builder = tool.output?.builder;
  return (
    builder && (
      <LazyWords namespace={BUILDER_WORDS} load={loadBuilderWords}>
        <LazyWords namespace={CLAIMS_WORDS} load={loadClaimsWords}>
          <div className={styles.part}>
            <CoveragePanel coverage={builder.coverage} />
            <BackendPanel tool={tool} backend={builder.backend} />
          </div>
        </LazyWords>
      </LazyWords>
    )
  );
}
