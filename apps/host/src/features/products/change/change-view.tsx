import { loadProducts, productsIds } from '@seller-toolbox/catalogue/products';
import type { ListedProduct } from '@seller-toolbox/product-store';
import type { ToolProducts } from '@seller-toolbox/products';
import { Card, Field, SegmentedControl, Select } from '@seller-toolbox/ui';
import { use, useState } from 'react';
import { PageWordsBoundary } from '../../../site/base/page-words-boundary.tsx';
import { useCatalogueWords } from '../../../site/base/site-words.tsx';
import { useProductsWords } from '../products-words.ts';
import styles from './change.module.css';
import { ChargedCheck } from './charged-check.tsx';
import { CostChange } from './cost-change.tsx';
import { FeeChange } from './fee-change.tsx';
import { TextRewrite } from './text-rewrite.tsx';

interface ChangeTool {
  readonly id: string;
  readonly hook: ToolProducts;
}

const loading = loadTools();

/** Tools of fees first, then of profit, then of texts. */
async function loadTools(): Promise<readonly ChangeTool[]> {
  const tools = await Promise.all(productsIds.map(async (id) => ({ id, hook: await loadProducts(id) })));
  const rank = ({ hook: { change } }: ChangeTool) => (change ? Number(change.isProfit === true) : 2);
  return tools
    .flatMap(({ id, hook }): ChangeTool[] => (hook?.change || hook?.rewrite ? [{ id, hook }] : []))
    .sort((a, b) => rank(a) - rank(b));
}

type Mode = 'days' | 'costs' | 'check' | 'rewrite';

function modesOf({ change, check, rewrite }: ToolProducts): readonly Mode[] {
  return [
    ...(change ? (['days'] as const) : []),
    ...(change?.isProfit ? (['costs'] as const) : []),
    ...(check ? (['check'] as const) : []),
    ...(rewrite ? (['rewrite'] as const) : []),
  ];
}

/** What a change of rules or of own costs does to the shown products, and what they are charged, by the tools that compute it. */
export function ChangeView({ products }: { products: readonly ListedProduct[] }) {
  const t = useProductsWords();
  const words = useCatalogueWords();
  const tools = use(loading);
  const [id, setId] = useState(tools[0]?.id);
  const [wanted, setMode] = useState<Mode>('days');
  const tool = tools.find((one) => one.id === id);
  const modes = tool ? modesOf(tool.hook) : [];
  const mode = modes.find((one) => one === wanted) ?? modes[0];
  const names: Readonly<Record<Mode, string>> = {
    days: t('change.twoDays'),
    costs: t('change.ownCosts'),
    check: t('change.charged'),
    rewrite: t('change.proposed'),
  };
  return (
    <Card title={t('change.title')}>
      <div className={styles.days}>
        <Field label={t('change.tool')}>
          <Select
            options={tools.map((one) => ({ value: one.id, label: words[one.id]?.title ?? one.id }))}
            value={id ?? ''}
            onValueChange={setId}
          />
        </Field>
        {mode && modes.length > 1 && (
          <SegmentedControl
            label={t('change.compare')}
            labelLook="shown"
            look="chips"
            options={modes.map((one) => ({ value: one, label: names[one] }))}
            value={mode}
            onValueChange={setMode}
          />
        )}
      </div>
      {tool && mode && (
        <PageWordsBoundary key={tool.id} namespace={tool.id}>
          <ModePart products={products} tool={tool} mode={mode} />
        </PageWordsBoundary>
      )}
    </Card>
  );
}

interface ModePartProps {
  products: readonly ListedProduct[];
  tool: ChangeTool;
  mode: Mode;
}

function ModePart({ products, tool, mode }: ModePartProps) {
  const { change, check, rewrite } = tool.hook;
  const shared = { products, toolId: tool.id };
  switch (mode) {
    case 'days':
      return change && <FeeChange {...shared} hook={tool.hook} change={change} />;
    case 'costs':
      return change && <CostChange {...shared} hook={tool.hook} change={change} />;
    case 'check':
      return check && <ChargedCheck {...shared} hook={tool.hook} check={check} />;
    case 'rewrite':
      return rewrite && <TextRewrite {...shared} rewrite={rewrite} />;
  }
}
