import type { ToolText } from './tool-text.ts';

/** The unit of a figure in a tool's input; `system-…` is that of the unit system in the same input. */
export type InputUnit =
  | 'mm'
  | 'cm'
  | 'in'
  | 'g'
  | 'kg'
  | 'oz'
  | 'lb'
  /** Inches or centimeters. */
  | 'system-length'
  /** Pounds or kilograms. */
  | 'system-weight'
  /** In the currency of the product's marketplace. */
  | 'money'
  | 'days'
  | 'units';

/** Which choice a text of a product is. */
export interface ProductChoices {
  /** By the text in lower case, with one space for all signs between letters and digits: only names that are certain. */
  readonly of: Readonly<Record<string, string | boolean>>;
  /** For all other texts. */
  readonly otherwise: string | boolean;
}

/** A product field that the tool reads from the visitor's product list, and that it can save there. */
export interface ProductRead<Field extends string = string> {
  readonly field: Field;
  /** In the input, or in an element of its `list`: "length", "defaults.leadTimeDays". */
  readonly path: string;
  /** Required for a field with a unit. */
  readonly unit?: InputUnit;
  /** Longer texts are cut to what the tool accepts. */
  readonly maxLength?: number;
  /** For a text that the tool has as a choice. It is not saved to the product, which keeps its own name of it. */
  readonly choices?: ProductChoices;
  /**
   * What else the input has with this field, by path: a barcode of type `fnsku` is the FNSKU. Among several reads of one path
   * the first with a known field is used.
   */
  readonly with?: Readonly<Record<string, string>>;
}

/** A result that can be saved in a product field. */
export interface ProductWrite<Field extends string = string> {
  readonly field: Field;
  /** In the output, or in an element of its `outputList`. */
  readonly path: string;
  readonly unit?: Exclude<InputUnit, 'system-length' | 'system-weight'>;
}

export type ColumnKind = 'number' | 'money' | 'percent' | 'share' | 'day' | 'text' | 'code';

/** A result that a list of products shows as a column. A result that is null or missing is an empty cell. */
export interface ProductColumn {
  /** In the output, or in an element of its `outputList`: "fees.totalFees". */
  readonly path: string;
  readonly kind: ColumnKind;
  /** A unit as it is written after a number, or where the whole output has it. `money` requires one: its currency. */
  readonly unit?: string | { readonly path: string };
  /** Key in the section `ui` of the tool's locales, of a text without placeholders. */
  readonly label: string;
  /** The text of a `code`. */
  readonly textOf?: (code: string) => ToolText;
}

/** Shown under a name of the list. */
export type UnnamedColumn = Omit<ProductColumn, 'label'>;

/** Something that the figures of a product lack. */
export type ProductGap<Field extends string = string> =
  | {
      /** Codes of findings, the most exact first: the list names the first that the output has, as `findings.<code>`. */
      readonly findings: readonly [string, ...string[]];
      /** Paths of the results that would mislead and are left empty with it; left out, they are shown with the remark. */
      readonly blanks?: readonly string[];
    }
  | {
      /** A field that the tool reads and takes a default for, where the product lacks it or it is none of its choices. */
      readonly field: Field;
      /** As above. */
      readonly blanks?: readonly string[];
      /** Key in the section `ui` of what the list says instead of that the field is required. */
      readonly says?: string;
    };

/** What a list says of results that are not whole. */
export interface ProductGaps<Field extends string = string> {
  /** Where the output has its findings. */
  readonly path: string;
  readonly of: readonly ProductGap<Field>[];
  /** Parameters of the findings that are amounts in the parameter or output `currency`, and those that are days. */
  readonly money?: readonly string[];
  readonly days?: readonly string[];
}

/** How the list shows what a change of rules does to every product. */
export interface ProductChange {
  /** Per unit, of kind `money`. */
  readonly amount: ProductColumn;
  /** More is better and less than zero a loss; otherwise the amount is a fee. */
  readonly isProfit?: true;
  /** Last day of the figures before those in force, `YYYY-MM-DD`: the day that the list compares with at first. */
  readonly before: string;
  /** The rule set of the tool itself is that of today on both days: what changes is what it takes from other rules. */
  readonly keepsRuleSet?: true;
  /** The smallest change of a product that costs less: what is made smaller, by how much, and what a unit saves. */
  readonly cheaper?: {
    readonly what: UnnamedColumn;
    readonly by: UnnamedColumn;
    readonly saves: UnnamedColumn;
  };
}

/** How the list proposes another text where that of a product breaks the rules. */
export interface ProductRewrite<Field extends string = string> {
  readonly field: Field;
  /** Where the output is false for a text that breaks the rules, and where the proposed text is. */
  readonly isCompliant: string;
  readonly proposed: string;
  /** Name of the field in the marketplace's file for updates. */
  readonly updateColumn: string;
}

/** What the marketplace charges for a product, and what its report says of the product's size. */
export interface ChargedAmount {
  readonly amount: number;
  readonly sizeTier?: string | undefined;
}

/** How the list compares what the marketplace charges with what the tool computes. */
export interface ProductCheck<Field extends string = string> {
  /** The charged amount per unit, in the currency of the product, and the report's size tier. */
  readonly charged: Field;
  readonly sizeTier: Field;
  /** Per unit, of kind `money`. */
  readonly amount: ProductColumn;
  /**
   * Loads what explains a difference. An explanation has the texts of all causes that fit, the likeliest first, none where no
   * cause does or the amounts are equal.
   */
  readonly loadExplain: () => Promise<
    (input: unknown, charged: ChargedAmount, now: number) => readonly ToolText[]
  >;
  /** Keys of a text for the marketplace's support: its start, a line for each product, and its end. */
  readonly caseText: { readonly intro: string; readonly line: string; readonly outro: string };
  /** Loads the words of the explanations and of the text for the support. */
  readonly loadWords: (
    language: string,
  ) => Promise<{ readonly default: { readonly ui: Readonly<Record<string, string>> } }>;
}

/**
 * How a tool works with the visitor's products. A tool that takes part exports `products` at its entry `./products`: data,
 * from which the list fills the tool's input, the tool saves to a product, and the list shows the tool's results. The fields
 * are those of `@seller-toolbox/products`.
 */
export interface ProductsHook<Field extends string = string> {
  /** Where the input has one element for each product; without it a run takes one product. */
  readonly list?: string;
  /** Where the output has one element for each product, in the input's order. */
  readonly outputList?: string;
  /**
   * For a tool that runs with one product and has a page with a list of them: the path of the input's value that a line of the
   * list has, after the name of the product and a tab.
   */
  readonly lines?: string;
  /** Where the input has `imperial` or `metric`. */
  readonly unitSystem?: string;
  /** For required parts of the input that no product has. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** What an element of the list has for a product that the page takes: not what it had for the one before. */
  readonly elementDefaults?: Readonly<Record<string, unknown>>;
  readonly reads: readonly ProductRead<Field>[];
  readonly writes?: readonly ProductWrite<Field>[];
  readonly columns: readonly ProductColumn[];
  readonly gaps?: ProductGaps<Field>;
  readonly change?: ProductChange;
  readonly rewrite?: ProductRewrite<Field>;
  readonly check?: ProductCheck<Field>;
}
