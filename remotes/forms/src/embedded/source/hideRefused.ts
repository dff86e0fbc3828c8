/** Attribute that stands for `style`. */
export const STYLE_TEXT = 'data-taskweave-css';
/** What the names of inline handlers get before them, as in `data-taskweave-code-onclick`. */
export const HANDLER_CODE = 'data-taskweave-code-';
/** Type of the script element that stands for `<style>`: a script of this type is nothing but text. */
export const STYLE_SHEET_TYPE = 'text/x-taskweave-style';

// In this order: what has no tags in it is passed over as a whole.
const PARTS =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b((?:[^"'>]|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>|<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const ATTRIBUTE = /([\s"'/])([^\s=>"'/]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * Writes styles and inline handlers in HTML as something else. A page whose policy forbids them would refuse and report
 * each one, even in a document that is never shown.
 */
export function hideRefused(html: string): string {
  return html.replace(PARTS, (part: string, tag?: string, attributes = '', content = '') => {
    if (part.startsWith('<!--')) return part;
    if (tag === undefined) return hideAttribute(part);
    if (tag.toLowerCase() === 'style') {
      return `<script type="${STYLE_SHEET_TYPE}">${content}</script>`;
    }
    return `<${tag}${hideAttribute(attributes)}>${content}</${tag}>`;
  });
}

function hideAttribute(tag: string): string {
  return tag.replace(ATTRIBUTE, (all: string, before: string, name: string, value = '') => {
    const lower = name.toLowerCase();
    if (lower === 'style') return `${before}${STYLE_TEXT}${value}`;
    return /^on[a-z]+$/.test(lower) ? `${before}${HANDLER_CODE}${lower}${value}` : all;
  });
}
