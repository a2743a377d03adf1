import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat } from '@seller-toolbox/words/react';
import { lazy } from 'react';
import type { ProfitEngine } from '../engine/profit-calculator.engine.ts';
import type zh from '../locales/zh.json';
import { loadParts } from './load-parts.ts';
import { PANEL_IDS, type PanelId } from './panel-ids.ts';

const PanelFields = lazy(async () => ({
  default: (await (await loadParts()).loadPanelFields()).PanelFields,
}));

/** Optional inputs, folded by subject; a closed panel says what it holds. */
export function ExtraPanels({ tool }: { tool: Tool<ProfitEngine> }) {
  const { t } = useToolWords<typeof zh>();
  const contents = usePanelContents(tool);
  return (
    <div>
      {PANEL_IDS.map((id) => (
        <LazyDisclosure
          key={id}
          look="plain"
          summary={t(`ui.panel-${id}`)}
          aside={contents[id] ?? t('ui.panelEmpty')}
        >
          <PanelFields panel={id} tool={tool} />
        </LazyDisclosure>
      ))}
    </div>
  );
}

/** What each panel holds, in a few words; undefined for one without a value. */
function usePanelContents({
  input,
  output,
}: Tool<ProfitEngine>): Readonly<Record<PanelId, string | undefined>> {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const percent = (value: number | undefined) =>
    value ? t('ui.percent', { value: format.number(value) }) : undefined;
  const { packageLength, packageWidth, packageHeight, unitSystem, acos } = input;
  const sides = [packageLength, packageWidth, packageHeight].flatMap((side) =>
    side ? [format.number(side)] : [],
  );
  const system = unitSystem ?? marketplaceOf(input.marketplace).unitSystem;
  const tax = output?.tax;
  const isImported = [
    input.freightRate,
    input.dutyRate,
    input.customsEntry,
    input.inspectionCost,
    input.prepCost,
  ].some(Boolean);
  return {
    package: sides.length === 0 ? undefined : `${sides.join(' × ')} ${system === 'metric' ? 'cm' : 'in'}`,
    tax:
      !tax || tax.mode === 'none'
        ? undefined
        : t(`ui.panelTax-${tax.mode}`, { rate: format.number(tax.rate * 100, { digits: 2 }) }),
    landed: isImported && output ? format.money(output.landedCost, output.currency) : undefined,
    returns: percent(input.returnRate),
    discount: percent(input.discountRate),
    advertising: acos === undefined ? percent(input.conversionRate) : `ACOS ${percent(acos) ?? ''}`,
  };
}
