import { useState } from 'react';
import { Card } from '../card.tsx';
import { Checkbox } from '../checkbox.tsx';
import { Field } from '../field.tsx';
import { SegmentedControl } from '../segmented-control.tsx';
import { Select } from '../select.tsx';
import { TextArea } from '../text-area.tsx';
import { TextInput } from '../text-input.tsx';
import { GallerySection } from './gallery-section.tsx';
import styles from './gallery.module.css';

const UNITS = [
  { value: 'in', label: 'in · lb' },
  { value: 'cm', label: 'cm · kg' },
] as const;
const GROUPS = ['All 24', 'Optimization', 'Financial', 'Research', 'Management', 'Analytics'].map(
  (label) => ({
    value: label,
    label,
  }),
);
const CATEGORIES = [
  { value: 'standard', label: 'Standard' },
  { label: 'Special', options: [{ value: 'apparel', label: 'Apparel' }] },
] as const;

export function GalleryFields() {
  const [unit, setUnit] = useState<'in' | 'cm'>('in');
  const [group, setGroup] = useState('All 24');
  const [category, setCategory] = useState<'standard' | 'apparel'>('standard');
  return (
    <GallerySection title="Fields">
      <div className={styles.row}>
        <SegmentedControl
          label="Group"
          options={GROUPS}
          value={group}
          onValueChange={setGroup}
          look="chips"
        />
      </div>
      <div className={styles.columns}>
        <Card title="Product">
          <div className={styles.stack}>
            <SegmentedControl label="Units" options={UNITS} value={unit} onValueChange={setUnit} />
            <div className={styles.three}>
              {['Length', 'Width', 'Height'].map((label, index) => (
                <Field key={label} label={label} unit={unit}>
                  <TextInput inputMode="decimal" defaultValue={[10, 8, 4][index]} />
                </Field>
              ))}
            </div>
            <Field label="Weight" unit={unit === 'in' ? 'lb' : 'kg'} hint="As shipped, with packaging.">
              <TextInput inputMode="decimal" defaultValue="0.9" />
            </Field>
            <Field label="Category">
              <Select options={CATEGORIES} value={category} onValueChange={setCategory} />
            </Field>
            <Checkbox label="Dangerous goods" hint="Batteries, aerosols and the like." defaultChecked />
          </div>
        </Card>
        <Card title="States">
          <div className={styles.stack}>
            <Field label="Price" unit="USD" error="Enter a number above 0." hint="Leave it empty if unknown.">
              <TextInput inputMode="decimal" defaultValue="-3" />
            </Field>
            <Field label="Search" labelLook="hidden">
              <TextInput type="search" icon="search" placeholder="Title, FBA, currency…" />
            </Field>
            <Field label="Disabled" unit="kg">
              <TextInput disabled defaultValue="12" />
            </Field>
            <Field label="Title" aside="83 / 75" error="8 characters too long.">
              <TextArea defaultValue="Insulated water bottle, 32 oz, leak proof lid, keeps cold for 24 hours, for sports" />
            </Field>
            <SegmentedControl
              label="Round"
              labelLook="shown"
              options={[
                { value: 'up', label: 'Up', icon: 'plus' },
                { value: 'down', label: 'Down', icon: 'minus' },
                { value: 'off', label: 'Off', disabled: true },
              ]}
              value="up"
              onValueChange={() => undefined}
            />
          </div>
        </Card>
      </div>
    </GallerySection>
  );
}
