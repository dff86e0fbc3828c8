/**
 * @typedef {{ value: unknown, type?: string, valueInfo?: Record<string, unknown> }} TypedValue
 * @typedef {Record<string, TypedValue>} Variables
 */

/** @param {string} text */
export const base64 = (text) => Buffer.from(text, 'utf8').toString('base64');

/** @param {string | null} value */
export const date = (value) => ({ value, type: 'Date' });

/** @param {number | string} value */
export const double = (value) => ({ value, type: 'Double' });

/** @param {number | string} value */
export const long = (value) => ({ value, type: 'Long' });

/** @param {unknown} value */
export const json = (value) => ({ value: JSON.stringify(value), type: 'Json' });

/**
 * A Java list, written as JSON.
 *
 * @param {readonly (string | number)[]} items
 */
export const list = (items) => ({
  value: JSON.stringify(items),
  type: 'Object',
  valueInfo: {
    objectTypeName: 'java.util.ArrayList<java.lang.Object>',
    serializationDataFormat: 'application/json',
  },
});

/**
 * @param {string} filename
 * @param {string} mimeType
 * @param {string} content
 */
export const file = (filename, mimeType, content) => ({
  value: base64(content),
  type: 'File',
  valueInfo: { filename, mimeType, encoding: 'UTF-8' },
});

/**
 * Turns plain values into variables; what is typed already stays.
 *
 * @param {Record<string, unknown>} values
 * @returns {Variables}
 */
export function typedVariables(values) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const typed = typeof value === 'object' && value !== null && 'value' in value;
      return [name, /** @type {TypedValue} */ (typed ? value : { value })];
    }),
  );
}
