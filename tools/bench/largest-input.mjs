// @ts-check
/**
 * @typedef {import('@seller-toolbox/catalogue/engines').JsonSchema} JsonSchema
 * @typedef {JsonSchema | boolean | undefined} SubSchema
 */

/** Hard cases for rules on texts: repeated symbols, promotional words in capitals, words without spaces. */
const HARD_TEXTS = ['!?', 'BEST top!,', '水筒', '<b>™</b>'];

/**
 * The largest inputs derived from an example: with its own texts, and with each hard text.
 * @template Input
 * @param {JsonSchema} jsonSchema
 * @param {Input} example
 */
export function largestInputs(jsonSchema, example) {
  return [undefined, ...HARD_TEXTS].map((text) => largestInput(jsonSchema, example, { text }));
}

/**
 * The largest input that a schema documents, derived from an example: each text and list is filled up to the maximum of
 * the JSON Schema (or `cap`), by repeating the example's content, or `text`.
 * @template Input
 * @param {JsonSchema} jsonSchema
 * @param {Input} example
 * @param {{ cap?: number, text?: string | undefined }} [options]
 * @returns {Input}
 */
export function largestInput(jsonSchema, example, { cap = 100_000, text } = {}) {
  const resolve = resolver(jsonSchema);

  /**
   * @param {SubSchema} rawSchema
   * @param {unknown} value
   * @returns {unknown}
   */
  function fill(rawSchema, value) {
    const schema = pickVariant(resolve(rawSchema), value, resolve);
    if (typeof value === 'string')
      return schema.maxLength ? fillText(text ?? value, Math.min(schema.maxLength, cap)) : value;
    if (Array.isArray(value)) {
      const items = value.map((item) => fill(itemsOf(schema), item));
      return schema.maxItems && items.length > 0 ? repeat(items, Math.min(schema.maxItems, cap)) : items;
    }
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, fill(schema.properties?.[key], field)]),
    );
  }
  // Filled values keep their types.
  return /** @type {Input} */ (fill(jsonSchema, example));
}

/**
 * Finds the schema behind a reference. Any value fits `true`, and no schema at all.
 * @param {JsonSchema} schema
 * @returns {(schema: SubSchema) => JsonSchema}
 */
export function resolver({ $defs = {} }) {
  return (schema) => {
    if (typeof schema !== 'object') return {};
    return (schema.$ref ? $defs[schema.$ref.replace('#/$defs/', '')] : schema) ?? {};
  };
}

/**
 * The schema of every item of a list; the engines and routes have no list with a schema for each place.
 * @param {JsonSchema} schema
 * @returns {SubSchema}
 */
export function itemsOf({ items }) {
  return Array.isArray(items) ? undefined : items;
}

/**
 * @param {JsonSchema} schema
 * @param {unknown} value
 * @param {(schema: SubSchema) => JsonSchema} resolve
 */
function pickVariant(schema, value, resolve) {
  const variants = (schema.anyOf ?? schema.oneOf ?? [schema]).map(resolve);
  const type = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  return variants.find((variant) => variant.type === type) ?? schema;
}

/**
 * @param {string} text
 * @param {number} length
 */
function fillText(text, length) {
  const unit = text === '' ? '' : `${text} `;
  return unit === ''
    ? text
    : unit
        .repeat(Math.ceil(length / unit.length))
        .slice(0, length)
        .trimEnd();
}

/**
 * @param {readonly unknown[]} items
 * @param {number} length
 */
function repeat(items, length) {
  return Array.from({ length }, (_, i) => items[i % items.length]);
}
