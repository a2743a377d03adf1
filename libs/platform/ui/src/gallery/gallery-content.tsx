import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { ChartSwatch } from '../charts/chart-swatch.tsx';
import { StackedBar } from '../charts/stacked-bar.tsx';
import { CopyButton } from '../copy-button.tsx';
import { DataTable, type DataColumn } from '../data-table.tsx';
import { Disclosure } from '../disclosure.tsx';
import { KeyFigure } from '../key-figure.tsx';
import { Notice } from '../notice.tsx';
import { GallerySection } from './gallery-section.tsx';
import styles from './gallery.module.css';

interface Fee {
  name: string;
  text: string;
  value: number;
  look: 'plain' | 'total' | 'muted';
}

const FEES: readonly Fee[] = [
  { name: 'Fulfillment', text: '3.55', value: 3.55, look: 'plain' },
  { name: 'Storage per month', text: '0.16', value: 0.16, look: 'plain' },
  { name: 'Total', text: '3.71', value: 0, look: 'total' },
  { name: 'Removal, when it happens', text: '0.50', value: 0, look: 'muted' },
];
const FEE_COLUMNS: readonly DataColumn<Fee>[] = [
  {
    key: 'name',
    header: 'Fee',
    kind: 'heading',
    cell: (fee, index) => (
      <>
        {fee.look === 'plain' && <ChartSwatch index={index} />}
        {fee.name}
      </>
    ),
  },
  { key: 'text', header: 'USD', kind: 'number', cell: (fee) => fee.text },
];
const ANNOUNCEMENTS = [
  { title: 'New title rules in force', state: 'active', tone: 'ok', views: '4,213' },
  { title: 'Fees on Black Friday', state: 'scheduled', tone: 'warn', views: '0' },
  { title: 'Night maintenance', state: 'draft', tone: 'neutral', views: '0' },
] as const;
const ANNOUNCEMENT_COLUMNS: readonly DataColumn<(typeof ANNOUNCEMENTS)[number]>[] = [
  { key: 'title', header: 'Title', kind: 'heading', cell: (row) => row.title },
  { key: 'state', header: 'State', cell: (row) => <Badge tone={row.tone}>{row.state}</Badge> },
  { key: 'views', header: 'Views', kind: 'number', cell: (row) => row.views },
];
const COPY_WORDS = { label: 'Copy', copiedLabel: 'Copied', failedLabel: 'Copying failed' };

export function GalleryContent() {
  return (
    <GallerySection title="Results, tables, notices">
      <div className={styles.columns}>
        <Card title="Per unit" actions={<Badge>Small standard</Badge>}>
          <div className={styles.stack}>
            <KeyFigure
              label="Fulfillment and one month of storage"
              value="$3.71"
              note="Billed weight 2.30 lb (dimensional)"
              aside={<CopyButton {...COPY_WORDS} text="3.71" look="icon" variant="quiet" />}
            />
            <StackedBar
              label="Fees per unit"
              legend="hidden"
              segments={FEES.filter((fee) => fee.value > 0).map((fee) => ({
                ...fee,
                id: fee.name,
                label: fee.name,
              }))}
            />
            <DataTable
              caption="Fees per unit"
              headerLook="hidden"
              columns={FEE_COLUMNS}
              rows={FEES}
              rowKey={(fee) => fee.name}
              rowLook={(fee) => fee.look}
            />
            <Notice tone="ok">0.6 in less height saves $0.15 a unit.</Notice>
          </div>
        </Card>
        <GalleryNotices />
      </div>
      <div className={styles.row} />
      <DataTable
        caption="Announcements"
        captionLook="shown"
        look="boxed"
        columns={ANNOUNCEMENT_COLUMNS}
        rows={ANNOUNCEMENTS}
        rowKey={(row) => row.title}
        rowLook={(_, index) => (index === 1 ? 'marked' : 'plain')}
      />
      <div className={styles.row} />
      <DataTable
        caption="No rows"
        look="boxed"
        columns={ANNOUNCEMENT_COLUMNS}
        rows={[]}
        rowKey={(row) => row.title}
        empty="Nothing here yet."
      />
      <Disclosure summary="How this figure is made" open print="open">
        <code>10 × 8 × 4 ÷ 139 = 2.302 lb</code>
      </Disclosure>
      <Disclosure summary="Tips" look="boxed">
        Measure the packed unit, not the product.
      </Disclosure>
    </GallerySection>
  );
}

function GalleryNotices() {
  return (
    <div className={styles.stack}>
      <Notice tone="info" title="Since 2026-01-15 another card holds">
        With it the fee is $3.86.
      </Notice>
      <Notice tone="warn" dismiss={{ label: 'Close', onDismiss: () => undefined }}>
        The linked values could not be read; the example is shown.
      </Notice>
      <Notice tone="bad" title="The service does not answer" actions={<Button size="s">Try again</Button>}>
        Your input is kept.
      </Notice>
      <div className={styles.three}>
        <KeyFigure size="m" label="Active" value="3" />
        <KeyFigure size="m" label="Views today" value="12,480" note="8% more" />
        <KeyFigure size="m" label="Margin" value="-4.1" unit="%" tone="bad" note="Loss" />
      </div>
    </div>
  );
}
