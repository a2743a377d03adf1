/** Hard cases for rules on texts: repeated symbols, promotional words in capitals, words without spaces. */
const HARD_TEXTS = ['!?', 'BEST top!,', '水筒', '<b>™</b>'];

/** The largest inputs derived from an example: with its own texts, and with each hard text. */
export function largestInputs(jsonSchema, example) {
  return [undefined, ...HARD_TEXTS].map((text) => largestInput(jsonSchema, example, { text }));
}

/**
 * The largest input that a schema documents, derived from an example: each text and list is filled up to the maximum of
 * the JSON Schema (or `cap`), by repeating the example's content, or `text`.
 */
export function largestInput(jsonSchema, example, { cap = 100_000, text } = {}) {
  const definitions = jsonSchema.$defs ?? {};
  const resolve = (schema) =>
    (schema?.$ref ? definitions[schema.$ref.replace('#/$defs/', '')] : schema) ?? {};

  function fill(rawSchema, value) {
    const schema = pickVariant(resolve(rawSchema), value, resolve);
    if (typeof value === 'string')
      return schema.maxLength ? fillText(text ?? value, Math.min(schema.maxLength, cap)) : value;
    if (Array.isArray(value)) {
      const items = value.map((item) => fill(schema.items, item));
      return schema.maxItems && items.length > 0 ? repeat(items, Math.min(schema.maxItems, cap)) : items;
    }
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, fill(schema.properties?.[key], field)]),
    );
  }
  return fill(jsonSchema, example);
}

function pickVariant(schema, value, resolve) {
  const variants = (schema.anyOf ?? schema.oneOf ?? [schema]).map(resolve);
  const type = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  return variants.find((variant) => variant.type === type) ?? schema;
}

function fillText(text, length) {
  const unit = text === '' ? '' : `${text} `;
  return unit === ''
    ? text
    : unit
        .repeat(Math.ceil(length / unit.length))
        .slice(0, length)
        .trimEnd();
}

function repeat(items, length) {
  return Array.from({ length }, (_, i) => items[i % items.length]);
}
