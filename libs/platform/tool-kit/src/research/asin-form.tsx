import { hasAsinForm } from '@seller-toolbox/reference-data/asin';
import {
  RESEARCH_MARKETPLACES,
  type ResearchMarketplaceCode,
} from '@seller-toolbox/reference-data/research-marketplaces.data';
import { Field, Select, TextInput } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import type { ToolInput } from '../input/use-tool-input.ts';
import type { Tool } from '../use-tool.ts';
import { QueryForm } from './query-form.tsx';

interface AsinInput {
  readonly asin: string;
  readonly marketplace: ResearchMarketplaceCode;
}

export interface AsinFormProps {
  tool: Pick<ToolInput<AsinInput>, 'input' | 'change' | 'run'> & Pick<Tool, 'state'>;
  labels: {
    readonly marketplace: string;
    readonly marketplaceOf: (code: ResearchMarketplaceCode) => string;
    readonly asin: string;
    /** What an ASIN looks like. */
    readonly hint: string;
    /** Instead of the hint where what is typed looks otherwise. */
    readonly unusual: string;
    readonly ask: string;
  };
  error: string | undefined;
  above?: ReactNode;
}

/** Marketplace and ASIN. A blank ASIN cannot be submitted; one of an unusual form can, with a hint. */
export function AsinForm({ tool, labels, error, above }: AsinFormProps) {
  const { asin, marketplace } = tool.input;
  const isBlank = asin.trim() === '';
  return (
    <QueryForm
      tool={tool}
      label={labels.ask}
      above={above}
      canSubmit={!isBlank}
      options={
        <Field label={labels.marketplace}>
          <Select
            options={RESEARCH_MARKETPLACES.map(({ code, sign }) => ({
              value: code,
              label: `${labels.marketplaceOf(code)} (${sign})`,
            }))}
            value={marketplace}
            onValueChange={(next) => tool.change({ marketplace: next })}
          />
        </Field>
      }
    >
      <Field
        label={labels.asin}
        hint={isBlank || hasAsinForm(asin) ? labels.hint : labels.unusual}
        error={error}
        required
      >
        <TextInput
          icon="search"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="B0EXAMPLE1"
          value={asin}
          onValueChange={(next) => tool.change({ asin: next })}
        />
      </Field>
    </QueryForm>
  );
}
